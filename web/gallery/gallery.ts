import { mount } from 'svelte';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/table.css';
import '../src/styles/page.css';
import '../src/styles/home.css';
import '../src/styles/new-table.css';
import { session } from '../src/session.svelte';
import { texts } from '../src/texts.svelte';
import { followTheme } from '../src/theme';
import Gallery from './Gallery.svelte';
import { LOBBY, SCENES } from './scenes';

const query = new URLSearchParams(location.search);
const scene = query.get('scene') ?? 'play';

followTheme();
await texts.begin();
session.me = { person: 'p', name: 'Katrin' };
session.lobby = LOBBY;
session.link = 'open';
if (query.has('turn')) {
  session.tables = [
    { table: 'gallery', game: 'siegel', stage: 'playing', my_turn: true, names: ['Peter', 'Frank', 'Sabine'] },
  ];
}
session.news = SCENES[scene] ?? null;
session.received = performance.now();
// Nothing is sent from here; what would be is shown.
session.act = (command) => {
  console.log(JSON.stringify(command));
  return Promise.resolve(true);
};
session.visitLobby = () => Promise.resolve();
Object.assign(window, { session });
mount(Gallery, { target: document.getElementById('page') as HTMLElement, props: { scene } });

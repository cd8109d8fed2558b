import { mount, tick } from 'svelte';
import '../src/styles/index.css';
import { GAMES } from '../src/games/registry';
import { route } from '../src/route.svelte';
import { session } from '../src/session.svelte';
import { talk } from '../src/talk.svelte';
import { moreOf, texts } from '../src/texts.svelte';
import { followTheme } from '../src/theme.svelte';
import { seeLike } from './eyes';
import Gallery from './Gallery.svelte';
import { takes } from './pieces';
import { SCENES } from './scenes';

const query = new URLSearchParams(location.search);
const scene = SCENES[query.get('scene') ?? ''];

// What waits for an idle moment on the page is there at once in a scene.
window.requestIdleCallback = (then) => setTimeout(() => then({ didTimeout: true, timeRemaining: () => 0 }));
// What is shown on a certain day is no part of a scene.
const real = window.fetch;
window.fetch = (what, how) => (String(what).startsWith('/puzzles/') ? Promise.reject(new Error()) : real(what, how));
followTheme();
route.begin();
await texts.begin();
for (const name of [
  ...GAMES.flatMap(({ name }) => [name, moreOf(name)]),
  'home',
  'menu',
  'setup',
  'settings',
  'replay',
  'statistics',
  'talk',
  'together',
])
  await texts.learn(name);
const target = document.getElementById('page') as HTMLElement;
if (!scene) {
  target.innerHTML = `<ul>${Object.keys(SCENES)
    .map((name) => `<li><a href="?scene=${name}">${name}</a></li>`)
    .join('')}</ul>`;
} else {
  session.me = { person: 'p', name: 'Katrin' };
  session.link = 'open';
  session.lobby = scene.lobby ?? null;
  session.tables = scene.tables ?? [];
  session.news = scene.news ?? null;
  session.received = performance.now();
  if (scene.news) route.place = { screen: 'table', table: scene.news.table };
  // Nothing is sent from here; what would be is shown.
  session.act = (command) => {
    console.log(JSON.stringify(command));
    return Promise.resolve(true);
  };
  session.visitLobby = () => Promise.resolve();
  const done = { type: 'done', id: 0, table: null, code: null, record: null, log: null, counted: null } as const;
  session.try = () => Promise.resolve({ ...done, games: scene.games ?? [], statistics: scene.statistics ?? null });
  sessionStorage.clear();
  for (const key of Object.keys(localStorage).filter((each) => /\.gallery$|\.role-/.test(each)))
    localStorage.removeItem(key);
  // We know our role already, and what marks are, unless that is what the scene is about.
  const known = { 'marks-offered': 'off', 'role-told': `${scene.news?.table} ${scene.news?.view?.round}` };
  for (const [key, value] of Object.entries({ ...known, ...scene.kept }))
    localStorage.setItem(`kartentisch.${key}`, value);
  if (scene.draft && scene.news) {
    const mark = `${scene.news.table} ${scene.news.version}`;
    sessionStorage.setItem('kartentisch.draft', JSON.stringify({ mark, takes: takes(scene.draft) }));
  }
  mount(Gallery, {
    target,
    props: {
      screen: scene.screen ?? 'table',
      rest: scene.rest ?? [],
      again: query.has('again'),
      replay: scene.again ?? null,
    },
  });
  await Promise.all(
    ['700 20px Grenze', '500 17px "Alegreya Sans"', '700 17px "Alegreya Sans"'].map((font) =>
      document.fonts.load(font),
    ),
  );
  // The table comes in a chunk of its own, and what lies beside it when there is time.
  const drawn = (): boolean => !!document.querySelector('.app') && !document.querySelector('.side:empty');
  while ((scene.news?.view || scene.again) && !drawn()) await new Promise((done) => setTimeout(done, 20));
  if (scene.panel) route.open(scene.panel);
  await scene.then?.();
  // Parts are modules of this very file and come within a few tasks, each perhaps with parts of its own.
  for (let i = 0; i < 4; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await tick();
}
seeLike(query.get('eyes'));
Object.assign(window, { session, talk });
document.documentElement.dataset['ready'] = 'yes';
document.documentElement.dataset['scenes'] = Object.keys(SCENES).join(' ');

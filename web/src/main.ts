import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/table.css';
import './styles/page.css';
import './styles/home.css';
import './styles/new-table.css';
import App from './App.svelte';
import { route } from './route.svelte';
import { session } from './session.svelte';
import { texts } from './texts.svelte';
import { followTheme } from './theme';

followTheme();
route.begin();
session.begin();
await texts.begin();
mount(App, { target: document.getElementById('page') as HTMLElement });

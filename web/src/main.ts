import { mount } from 'svelte';
import './styles/index.css';
import App from './App.svelte';
import { route } from './route.svelte';
import { session } from './session.svelte';
import { texts } from './texts.svelte';
import { followTheme } from './theme.svelte';

followTheme();
route.begin();
session.begin();
await texts.begin();
mount(App, { target: document.getElementById('page') as HTMLElement });

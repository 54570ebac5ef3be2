import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/things.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { applyTheme } from './lib/settings.svelte';
import { currentLanguage, loadTexts } from './lib/texts.svelte';
import { line } from './net/line.svelte';

applyTheme();
document.documentElement.lang = currentLanguage();
startRouter();
await loadTexts('common', 'shelf');
mount(App, { target: document.getElementById('app') as HTMLElement });
line.start();
if (import.meta.env.PROD && 'serviceWorker' in navigator && isSecureContext)
  navigator.serviceWorker.register('/sw.js').catch(() => undefined); // the site works without it, only not offline

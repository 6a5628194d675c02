import { configure } from 'vitrine';
import 'vitrine/elements/event-list';
import 'vitrine/elements/form';
import { createApp } from 'vue';
import App from './app.vue';

// The content server's origin; `VITE_ORIGIN=https://HOST npm run build` for another.
configure({ origin: import.meta.env.VITE_ORIGIN ?? 'http://localhost:3000' });
createApp(App).mount('#app');

import { bootstrapApplication } from '@angular/platform-browser';
import { configure } from 'vitrine';
import 'vitrine/elements/event-list';
import 'vitrine/elements/form';
import { App } from './app';

/** The content server's, from `angular.json`; `npm run build -- --define "ORIGIN='https://HOST'"` for another. */
declare const ORIGIN: string;

configure({ origin: ORIGIN });
bootstrapApplication(App).catch(console.error);

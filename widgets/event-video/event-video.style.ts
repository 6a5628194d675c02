import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { eventFilmSheet } from '../shared/event-film.style.ts';

export const sheet = createSheet('event-video', () => '', [layoutSheet, eventFilmSheet]);

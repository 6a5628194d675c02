import type { Tool } from '../command.ts';
import { check } from './check.ts';
import { makePictures } from './make-pictures.ts';
import { newEntry } from './new-entry.ts';
import { previewLink } from './preview-link.ts';
import { stats } from './stats.ts';

/** `content`: looks after the folder of content. */
export const contentTool: Tool = {
  name: 'content',
  settings: 'CONTENT_DIR first of all',
  commands: { check, new: newEntry, pictures: makePictures, 'preview-link': previewLink, stats },
  run: (context, command) => command(context),
};

import { type Command, readNumber } from './command.ts';
import { writeLargeSite } from './large/write-large-site.ts';

export const makeLarge: Command = {
  takes: 'DIR',
  about: 'write a large site in both languages into a new folder, to see how the server bears growth',
  options: { entries: { takes: 'N', about: 'how many entries, both languages together; 30000 without it' } },
  positionals: 1,
  async run(context) {
    const [folder = ''] = context.positionals;
    const entries = readNumber(context, 'entries', { least: 1, most: 1_000_000, fallback: 30_000 });
    const written = await writeLargeSite(folder, entries);
    context.tell(`${folder} has ${written} entries. Try it: CONTENT_DIR=${folder} npm start`);
    return 0;
  },
};

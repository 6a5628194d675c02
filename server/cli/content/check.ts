import path from 'node:path';
import { openContent } from '../../content/content.ts';
import { ContentError, describeFault } from '../../content/faults.ts';
import { readMediaFiles } from '../../content/media-files.ts';
import { findWarnings } from '../../content/warnings/warnings.ts';
import type { Command } from '../command.ts';
import { count } from '../count.ts';

export const check: Command = {
  takes: '',
  about:
    'read all content as the server does; tell every fault, and end with 1 where there is one; then what is likely a mistake',
  options: { strict: { about: 'end with 1 where there is a warning, too' } },
  async run({ settings: { CONTENT_DIR: folder, DATA_DIR: memoryFolder }, options, out, tell, now }) {
    try {
      const content = await openContent({ folder, memoryFolder, now });
      content.close();
      const files = await readMediaFiles(content.filesFolder, path.join(memoryFolder, 'media-files.json'));
      const { entries, sites } = content;
      const warnings = findWarnings({ folder, entries, sites, files: new Set(files.keys()), now: now() });
      for (const warning of warnings) out(describeFault({ ...warning, reason: `warning: ${warning.reason}` }));
      tell(`${folder} has no faults${warnings.length > 0 ? `, and ${count(warnings.length, 'warning')}` : ''}.`);
      return options.strict === true && warnings.length > 0 ? 1 : 0;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const fault of error.faults) out(describeFault(fault));
      tell(`${count(error.faults.length, 'fault')} in ${folder}.`);
      return 1;
    }
  },
};

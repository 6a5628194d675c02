import { openContent } from '../../content/content.ts';
import { ContentError, describeFault } from '../../content/faults.ts';
import type { Command } from '../command.ts';

export const check: Command = {
  takes: '',
  about: 'read all content as the server does; tell every fault and end with 1 where there is one',
  options: {},
  async run({ settings, out, tell }) {
    try {
      const content = await openContent({ folder: settings.CONTENT_DIR, memoryFolder: settings.DATA_DIR });
      content.close();
      tell(`${settings.CONTENT_DIR} has no faults.`);
      return 0;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const fault of error.faults) out(describeFault(fault));
      tell(`${error.faults.length} fault${error.faults.length === 1 ? '' : 's'} in ${settings.CONTENT_DIR}.`);
      return 1;
    }
  },
};

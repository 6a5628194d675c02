import { closeSync, openSync } from 'node:fs';
import { later } from '../../../server/base/later.ts';

/** Reads packages where no file may be opened any more, and again where it may; prints what came of each. */
for (const name of process.argv.slice(2)) {
  const read = later(name);
  const attempt = () => {
    try {
      return typeof read();
    } catch (error) {
      return (error as NodeJS.ErrnoException).code;
    }
  };
  const held: number[] = [];
  try {
    for (;;) held.push(openSync('/dev/null', 'r'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EMFILE') throw error;
  }
  const without = attempt();
  for (const descriptor of held) closeSync(descriptor);
  console.log(name, without, attempt());
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';

/** The contract's numbers and words are written where they are used: to hand them from chunk to chunk weighs more. */
export function inlineConstants() {
  const files = ['constants', 'common-attributes'];
  const statement = /^import \{([^}]+)\} from '[./]+contract\/(constants|common-attributes)\.ts';$/gm;
  const constants = {};
  return {
    name: 'inline-constants',
    async buildStart() {
      for (const name of files) {
        const file = `contract/${name}.ts`;
        this.addWatchFile(path.resolve(file));
        const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'ts' });
        constants[name] = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
      }
    },
    transform(code) {
      const written = code.replace(statement, (whole, listed, file) => {
        const names = listed.split(',').map((each) => each.trim());
        const lines = names.filter(Boolean).map((each) => {
          const [name, local = name] = each.split(' as ');
          const value = constants[file][name];
          if (typeof value !== 'function') return `const ${local} = ${JSON.stringify(value)};`;
          return whole.replace(listed, ` ${each} `);
        });
        return lines.join(' ');
      });
      return written === code ? null : { code: written, map: null };
    },
  };
}

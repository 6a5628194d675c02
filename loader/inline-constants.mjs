import path from 'node:path';
import { build } from 'esbuild';

/** The contract's numbers and words are written where they are used: to hand them from chunk to chunk weighs more. */
export function inlineConstants() {
  const files = ['constants', 'common-attributes', 'addresses'];
  const statement = new RegExp(`^import \\{([^}]+)\\} from '(?:[./]+contract|\\.)/(${files.join('|')})\\.ts';$`, 'gm');
  const constants = {};
  return {
    name: 'inline-constants',
    async buildStart() {
      for (const name of files) {
        const file = `contract/${name}.ts`;
        this.addWatchFile(path.resolve(file));
        const { outputFiles } = await build({ entryPoints: [file], bundle: true, write: false, format: 'esm' });
        const code = Buffer.from(outputFiles[0].contents).toString('base64');
        constants[name] = await import(`data:text/javascript;base64,${code}`);
      }
    },
    transform(code) {
      const written = code.replace(statement, (whole, listed, file) => {
        const names = listed.split(',').map((each) => each.trim());
        const lines = names.filter(Boolean).map((each) => {
          const [name, local = name] = each.split(' as ');
          // Functions are imported, and so are types, which the compiler takes away.
          const value = JSON.stringify(constants[file][name]);
          return value === undefined ? whole.replace(listed, ` ${each} `) : `const ${local} = ${value};`;
        });
        return lines.join(' ');
      });
      return written === code ? null : { code: written, map: null };
    },
  };
}

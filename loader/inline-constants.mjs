import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';

/** The contract's numbers and words are written where they are used: to hand them from chunk to chunk weighs more. */
export function inlineConstants() {
  const file = 'contract/constants.ts';
  const statement = /^import \{([^}]+)\} from '[./]+contract\/constants\.ts';$/m;
  let constants;
  return {
    name: 'inline-constants',
    async buildStart() {
      this.addWatchFile(path.resolve(file));
      const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'ts' });
      constants = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
    },
    transform(code) {
      const [whole, listed] = statement.exec(code) ?? [];
      if (!whole) return null;
      const names = listed.split(',').map((each) => each.trim());
      const lines = names.filter(Boolean).map((each) => {
        const [name, local = name] = each.split(' as ');
        const value = constants[name];
        if (typeof value !== 'function') return `const ${local} = ${JSON.stringify(value)};`;
        return whole.replace(listed, ` ${each} `);
      });
      return { code: code.replace(whole, lines.join(' ')), map: null };
    },
  };
}

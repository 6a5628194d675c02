import { expect, it } from 'vitest';
import { answerLine } from '../../../server/app/answer-line.ts';
import { settingsTable } from '../../../server/base/settings.ts';

it('lets a server that is started with nothing begin', () => {
  expect(answerLine([])).toBeUndefined();
});

it.each([['--help'], ['-h'], ['--port', '80', '--help']])(
  'names every setting and the manual where help is asked for: %s',
  (...line) => {
    const { code, text = '' } = answerLine(line) ?? {};
    expect(code).toBe(0);
    expect(text).toContain('docs/operating.md');
    const lines = text.split('\n');
    for (const [name, { description }] of Object.entries(settingsTable))
      expect(lines.find((each) => each.startsWith(`  ${name} `))).toContain(description);
  },
);

it.each([
  ['--hlep', 'The server takes no --hlep; did you mean --help?'],
  ['--port=8080', 'The server takes no --port; set PORT in the environment.'],
  ['--public-orgin', 'The server takes no --public-orgin; set PUBLIC_ORIGIN in the environment.'],
  ['SECRET=never-said-again', 'The server takes no SECRET; set SECRET in the environment.'],
  ['serve', 'The server takes no serve; its settings come from the environment.'],
  ['--', 'The server takes no --; its settings come from the environment.'],
])('refuses %s, and says what to do', (word, told) => {
  expect(answerLine([word])).toEqual({ code: 2, text: `${told}\nSee: node dist/server/main.js --help` });
});

import { registerSite } from '../render/register-site.ts';
import { answerLine } from './answer-line.ts';
import { runServer } from './run.ts';

const answer = answerLine(process.argv.slice(2));
if (answer) {
  (answer.code === 0 ? console.log : console.error)(answer.text);
  process.exitCode = answer.code;
} else {
  await runServer(process.env, { registerPages: registerSite });
}

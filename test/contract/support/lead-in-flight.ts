import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createLead } from './lead.ts';

/** Sends a lead's head, and answers once the server has it and waits for the body; `finish` sends that and waits for the answer. */
export async function beginLead(origin: string | undefined): Promise<{ finish(): Promise<IncomingMessage> }> {
  const sending = request(`${origin}/api/internal/form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  return {
    async finish() {
      sending.end(JSON.stringify(createLead()));
      const [answer] = (await once(sending, 'response')) as [IncomingMessage];
      return answer;
    },
  };
}

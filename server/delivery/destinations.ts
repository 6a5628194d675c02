import type { Settings } from '../base/settings.ts';
import type { Destination } from './destination.ts';
import { createMail } from './mail.ts';
import { createWebhook } from './webhook.ts';

type DeliverySettings = Pick<
  Settings,
  'WEBHOOK_URL' | 'WEBHOOK_SECRET' | 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO' | 'PUBLIC_ORIGIN'
>;

/** Where the settings send leads to. What belongs together is all there: readSettings has seen to that. */
export function readDestinations(settings: DeliverySettings): Destination[] {
  const { WEBHOOK_URL, WEBHOOK_SECRET, SMTP_URL, MAIL_FROM, MAIL_TO, PUBLIC_ORIGIN } = settings;
  const destinations: Destination[] = [];
  if (WEBHOOK_URL && WEBHOOK_SECRET) destinations.push(createWebhook({ url: WEBHOOK_URL, secret: WEBHOOK_SECRET }));
  if (SMTP_URL && MAIL_FROM) {
    const host = new URL(PUBLIC_ORIGIN).hostname;
    destinations.push(createMail({ url: SMTP_URL, from: MAIL_FROM, to: MAIL_TO, host }));
  }
  return destinations;
}

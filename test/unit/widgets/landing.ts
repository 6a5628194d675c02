import type { LandingPage } from '../../../contract/entities/landing.ts';
import { CallError } from '../../../contract/unwrap.ts';
import { picture } from './show-widget.tsx';

/** A landing page with all that one may have. */
export const landing: LandingPage = {
  id: 7,
  title: 'Become a supplier',
  desc: 'Quote online.',
  pageAddress: '/go1688/supplier',
  banners: [
    {
      title: 'Leads in your categories',
      subheading: 'For suppliers',
      desc: 'Quoting is free.',
      pcResource: picture('wide', 'light'),
      jumpBO: { jumpContentType: 'FORM', buttonTitle: 'Ask' },
    },
    { title: 'See the demand', jumpBO: { jumpContentType: 'FORM', buttonTitle: 'Talk' } },
  ],
  needs: [{ title: 'License', desc: 'A scan.' }, { title: 'Permits' }],
  steps: [{ title: 'Apply' }, { title: 'Sign', desc: 'Online.' }],
  agreement: { files: [{ url: '/files/agreement.pdf', type: 'document', name: 'Agreement' }] },
  paymentInfo: { files: [{ url: '/files/fees.pdf', type: 'document' }] },
  exampleBOList: [{ id: 3, title: 'A case', customerName: 'Customer', moduleType: 'Example' }],
};

/** What the server says of landing pages: those that are given, by their addresses. */
export const landingPages =
  (...pages: LandingPage[]) =>
  ({ body }: { body: { pageAddress: string } }) => {
    const page = pages.find(({ pageAddress }) => pageAddress === body.pageAddress);
    return page ?? Promise.reject(new CallError(404, 'No.'));
  };

export const at = (path: string) => ({ route: { path, params: {}, query: {}, base: '', host: 'localhost' } });

import type { IndustryGroup, Solution } from '../../../contract/entities/solution.ts';
import { examplesOf } from './cases.ts';
import { picture } from './show-widget.tsx';

export const solution: Solution = {
  id: 11,
  name: 'Asset lifecycle',
  desc: 'One ledger for every turbine.',
  industryName: 'Energy',
  pcResource: picture('turbine'),
  jumpBO: { jumpContentType: 'FORM', buttonTitle: 'Ask about it', formBO: { id: 4001 } },
  industryState: [
    { id: 1, title: 'Far away', desc: 'Four hours by car.', resource: picture('far') },
    { id: 2, title: 'Prices move', desc: 'Every day.' },
  ],
  businessValue: [
    { figure: '30%', title: 'less downtime', desc: 'In low wind.' },
    { title: 'Audits on the spot', resourceUrl: '/files/audit.webp' },
  ],
  solutions: [
    { title: 'Register', desc: 'From code to card.', resourceUrl: '/files/register.webp' },
    { title: 'Spares', desc: 'One stock.' },
  ],
  businessScene: [
    { id: 5, title: 'Inspection', desc: 'From photo to crew.', resource: picture('blade') },
    { id: 6, title: 'Upgrade', desc: 'On one sheet.', resource: picture('sheet') },
  ],
};

/** Two industries that have work to show, and one that has none yet. */
export const groups: IndustryGroup[] = [
  {
    industry: { id: 1, name: 'Retail', desc: 'By the shelf.', indusIcon: '/files/shop.svg' },
    solutions: [{ id: 21, name: 'Replenishment' }],
    examples: examplesOf(5),
  },
  {
    industry: {
      id: 2,
      name: 'Energy',
      desc: 'By the turbine.',
      pcResource: picture('wind', 'light'),
      mobileResource: picture('wind-phone'),
      jumpBO: { jumpContentType: 'FORM', buttonTitle: 'Talk energy', formBO: { id: 4001 } },
    },
    solutions: [
      { id: 11, name: 'Asset lifecycle', desc: 'One ledger.', pcResource: picture('turbine') },
      { id: 12, name: 'Group procurement' },
    ],
    examples: [],
  },
  { industry: { id: 3, name: 'Logistics' }, solutions: [], examples: [] },
];

const menu = [{ id: 1, displayName: 'Solutions', navigationName: 'Solutions', pageAddress: '/solution' }];

export const solutionAnswers = {
  'GET /solution/:id': solution,
  'POST /solution/list': groups,
  'POST /topNavigation/list': menu,
};

/** On the page of that path of the site. */
export const at = (path: string) => ({ route: { path, params: {}, query: {}, base: '', host: 'localhost' } });

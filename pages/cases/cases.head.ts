import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { loadCaseGroups } from '../../widgets/shared/case-groups.ts';
import { describeList } from '../list-head.ts';
import type { Head, HeadContext } from '../page-route.ts';

export async function casesHead(context: HeadContext): Promise<Head> {
  return describeList(context, {
    type: 'EXAMPLE',
    section: addresses.cases,
    list: async () => {
      const groups = await loadCaseGroups(context);
      const cases = groups.flatMap(({ examples }) => examples);
      return cases.map(({ id, title }) => ({ name: title, address: toPath(addresses.case, id) }));
    },
  });
}

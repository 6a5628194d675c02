import type { FilterValues } from './filters.tsx';

/** The query of an address that shows the same view, e.g. `?keyword=erp&place=Berlin`. */
export function writeQuery(values: FilterValues, pageNo = 1): string {
  const query = new URLSearchParams();
  for (const [name, each] of Object.entries(values)) for (const value of each) query.append(name, value);
  if (pageNo > 1) query.set('pageNo', String(pageNo));
  const text = query.toString();
  return text && `?${text}`;
}

/** Who speaks at the demo's events, by the name of their monogram: the surname's character, and initials. */
export const people = {
  'lu-yuanzhou': '陆 | LY',
  'shao-jiangliu': '邵 | SJ',
  'zhou-yan': '周 | ZY',
  'tang-wei': '唐 | TW',
  'xu-tinglan': '许 | XT',
  'he-lan': '贺 | HL',
  'meng-changye': '孟 | MC',
  'shen-yihang': '沈 | SY',
  'ruan-qinghe': '阮 | RQ',
  'gu-linchuan': '顾 | GL',
  'marcus-teo': 'MT',
  'eleanor-whitcombe': 'EW',
};

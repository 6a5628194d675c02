import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '搜索', en: 'Search' },
  lead: {
    cn: '在产品、方案、客户案例、活动与新闻中查找。',
    en: 'Look through products, solutions, customer stories, events and news.',
  },
  found: { cn: '找到{total}条与“{q}”相关的内容', en: '{total} results for “{q}”' },
  foundOne: { cn: '找到1条与“{q}”相关的内容', en: '1 result for “{q}”' },
  foundIn: { cn: '“{type}”中有{total}条与“{q}”相关的内容', en: '{total} results for “{q}” in {type}' },
  foundOneIn: { cn: '“{type}”中有1条与“{q}”相关的内容', en: '1 result for “{q}” in {type}' },
  misspelt: { cn: '没有页面包含“{typed}”。', en: 'No page has “{typed}”. ' },
  partly: {
    cn: '没有页面同时包含这些词，以下页面包含其中一部分。',
    en: 'No page has all of these words. These have some of them.',
  },
  results: { cn: '搜索结果', en: 'Search results' },
  types: { cn: '按类型筛选', en: 'Narrow by type' },
  all: { cn: '全部', en: 'All' },
  none: { cn: '没有找到与“{q}”相关的内容', en: 'Nothing found for “{q}”' },
  noneIn: { cn: '“{type}”中没有与“{q}”相关的内容', en: 'Nothing found for “{q}” in {type}' },
  seeAll: { cn: '查看全部{total}条结果', en: 'See all {total} results' },
  elsewhere: { cn: '{language}站有{total}条结果', en: '{total} results in {language}' },
  elsewhereOne: { cn: '{language}站有1条结果', en: '1 result in {language}' },
  checkSpelling: { cn: '检查有没有错别字；', en: 'Check the spelling.' },
  fewerWords: { cn: '换更短、更常见的词，或少写几个词；', en: 'Try fewer words, or more common ones.' },
  askUs: { cn: '或者直接问我们，顾问会帮您找到。', en: 'Or ask us: an adviser will find it for you.' },
  consult: { cn: '咨询我们', en: 'Contact us' },
  long: {
    cn: '搜索内容最多100个字，请删减后再试。',
    en: 'A search may have up to 100 characters. Please shorten it and try again.',
  },
  wordless: {
    cn: '请输入文字或数字：标点和表情符号搜不到内容。',
    en: 'Please type letters or numbers: punctuation and emoji find nothing.',
  },
  failed: { cn: '搜索暂时不可用，请稍后再试。', en: 'The search is not available just now. Please try again soon.' },
  preparing: {
    cn: '搜索正在准备中，几秒钟后就可以使用。',
    en: 'The search is being made ready, which takes a few seconds.',
  },
  retry: { cn: '重试', en: 'Try again' },
  browse: { cn: '从这里开始', en: 'Start here' },
  events: { cn: '近期活动', en: 'Coming events' },
} as const satisfies TextTable;

import type { TextTable } from '../contract/text.ts';

/** Words of the host pages, written `{{key}}` in them, and of their heads. */
export const text = {
  home: { cn: '首页', en: 'Home' },
  skip: { cn: '跳到正文', en: 'Skip to content' },
  page: { cn: '第{number}页', en: 'Page {number}' },
  search: { cn: '搜索', en: 'Search' },
  searchFor: { cn: '“{q}”的搜索结果', en: 'Search results for “{q}”' },
  searchDescription: {
    cn: '在{site}网站中查找产品、解决方案、客户案例、活动与资料。',
    en: 'Find products, solutions, customer stories, events and publications of {site}.',
  },
  embed: { cn: '嵌入代码', en: 'Embed' },
  embedDescription: {
    cn: '生成把{site}的表单、活动列表等内容放到您页面上的代码。',
    en: 'Make the code that puts a form, a list of events or another part of {site} on your own page.',
  },
  embedCheck: { cn: '检查嵌入页面', en: 'Check your page' },
  embedCheckDescription: {
    cn: '检查您的页面是否有妨碍{site}组件的设置，并得到要添加的那一行。',
    en: 'Find what stands in the way of widgets of {site} on your own page, and the line that mends it.',
  },
  notFound: { cn: '页面不存在', en: 'Page not found' },
} as const satisfies TextTable;

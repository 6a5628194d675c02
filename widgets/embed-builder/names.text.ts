import type { WidgetTheme } from '../../contract/common-attributes.ts';
import type { TextTable, Word } from '../../contract/text.ts';

/**
 * The widgets that can be had alone, in the order that they are offered in: those that are asked for most, then by what
 * they are of. What is a part of the site's own frame is none of them.
 */
export const names = {
  form: { cn: '表单', en: 'Form' },
  'event-list': { cn: '活动列表', en: 'List of events' },
  'media-player': { cn: '视频播放器', en: 'Video player' },
  'consult-cta': { cn: '咨询横幅', en: 'Consult banner' },
  'case-wall': { cn: '客户案例墙', en: 'Case wall' },
  actions: { cn: '悬浮咨询按钮', en: 'Floating consult button' },
  news: { cn: '最新新闻', en: 'Latest news' },
  'news-list': { cn: '全部新闻', en: 'All news' },
  article: { cn: '文章', en: 'Article' },
  'article-related': { cn: '相关文章', en: 'Related articles' },
  event: { cn: '活动整页', en: 'Event, the whole page' },
  'event-carousel': { cn: '重点活动轮播', en: 'Featured events' },
  'event-hero': { cn: '活动头图', en: 'Event: opening' },
  'event-facts': { cn: '活动信息卡', en: 'Event: facts' },
  'event-agenda': { cn: '活动议程', en: 'Event: agenda' },
  'event-speakers': { cn: '活动嘉宾', en: 'Event: speakers' },
  'event-text': { cn: '活动介绍', en: 'Event: text' },
  'event-video': { cn: '活动视频', en: 'Event: film' },
  'event-reviews': { cn: '活动回放', en: 'Event: recordings' },
  'media-list': { cn: '视频列表', en: 'List of films' },
  'media-featured': { cn: '重点视频轮播', en: 'Featured films' },
  'media-film': { cn: '视频', en: 'Film' },
  'media-text': { cn: '视频介绍', en: 'Film: text' },
  'media-more': { cn: '更多同类视频', en: 'Film: more like it' },
  'case-list': { cn: '客户案例列表', en: 'List of cases' },
  'case-carousel': { cn: '客户案例轮播', en: 'Cases side by side' },
  'case-hero': { cn: '案例头图', en: 'Case: opening' },
  'case-story': { cn: '案例故事', en: 'Case: story' },
  'case-next': { cn: '下一个案例', en: 'Case: the next one' },
  'product-list': { cn: '产品列表', en: 'List of products' },
  'product-hero': { cn: '产品头图', en: 'Product: opening' },
  'product-demands': { cn: '产品需求', en: 'Product: demands' },
  'product-values': { cn: '产品价值', en: 'Product: values' },
  'product-strengths': { cn: '产品优势', en: 'Product: strengths' },
  'product-functions': { cn: '产品功能', en: 'Product: functions' },
  'product-blueprints': { cn: '产品蓝图', en: 'Product: blueprints' },
  'product-scenes': { cn: '产品场景', en: 'Product: scenes' },
  'product-nav': { cn: '产品页导航', en: 'Product: way through its page' },
  'category-hero': { cn: '产品类别头图', en: 'Category: opening' },
  'category-products': { cn: '类别下的产品', en: 'Category: products' },
  'category-text': { cn: '产品类别介绍', en: 'Category: text' },
  'solution-list': { cn: '解决方案列表', en: 'List of solutions' },
  'solution-hero': { cn: '方案头图', en: 'Solution: opening' },
  'solution-insights': { cn: '行业洞察', en: 'Solution: insights' },
  'solution-values': { cn: '方案价值', en: 'Solution: values' },
  'solution-scenes': { cn: '方案场景', en: 'Solution: scenes' },
  'solution-parts': { cn: '方案组成', en: 'Solution: parts' },
  'publication-list': { cn: '期刊与白皮书列表', en: 'List of publications' },
  journal: { cn: '期刊', en: 'Journal' },
  'paper-hero': { cn: '白皮书头图', en: 'White paper: opening' },
  'paper-text': { cn: '白皮书介绍', en: 'White paper: text' },
  'paper-cases': { cn: '白皮书客户案例', en: 'White paper: cases' },
  'paper-download': { cn: '白皮书下载', en: 'White paper: download' },
  'hero-carousel': { cn: '首页横幅轮播', en: 'Banners in turn' },
  'home-products': { cn: '产品总览', en: 'Products by category' },
  'home-solutions': { cn: '行业轮播', en: 'Industries in turn' },
  banner: { cn: '页面横幅', en: 'Page banner' },
  introduction: { cn: '公司介绍', en: 'The company' },
  services: { cn: '服务与支持', en: 'Service and support' },
  'join-us': { cn: '加入我们', en: 'Careers' },
  search: { cn: '站内搜索', en: 'Search' },
  'feed-link': { cn: '订阅链接', en: 'Subscription link' },
  'portal-doors': { cn: '供应商门户入口', en: 'Supplier portal: doors' },
  'portal-needs': { cn: '入驻要求', en: 'Supplier portal: needs' },
  'portal-steps': { cn: '入驻步骤', en: 'Supplier portal: steps' },
  'portal-apply': { cn: '入驻申请', en: 'Supplier portal: application' },
  'text-page': { cn: '文本页', en: 'Page of text' },
} as const satisfies TextTable;

export const isOffered = (widget: string): widget is keyof typeof names => Object.hasOwn(names, widget);

/** What attributes are called, by their names in HTML. */
export const attributeNames = {
  'form-id': { cn: '使用哪个表单', en: 'Which form' },
  prefill: { cn: '预填内容（JSON）', en: 'First values (JSON)' },
  unlock: { cn: '提交后解锁的内容', en: 'What it unlocks' },
  source: { cn: '线索来源页面', en: 'Page that its leads count for' },
  test: { cn: '测试模式', en: 'Test mode' },
  videos: { cn: '视频地址', en: 'Address of the film' },
  'page-size': { cn: '每页条数', en: 'How many on a page' },
  view: { cn: '样式', en: 'How it looks' },
  filters: { cn: '筛选', en: 'Filters' },
  feed: { cn: '订阅什么', en: 'What to follow' },
  ground: { cn: '底色', en: 'Ground' },
  heading: { cn: '标题', en: 'Heading' },
  address: { cn: '页面地址', en: 'Address of the page' },
  q: { cn: '初始搜索词', en: 'Looked for at first' },
  'article-id': { cn: '文章编号', en: 'Number of the article' },
  'case-id': { cn: '案例编号', en: 'Number of the case' },
  'category-id': { cn: '产品类别编号', en: 'Number of the product category' },
  'event-id': { cn: '活动编号', en: 'Number of the event' },
  'introduction-id': { cn: '公司介绍编号', en: 'Number of the introduction' },
  'media-id': { cn: '视频编号', en: 'Number of the film' },
  'module-id': { cn: '首页模块编号', en: 'Number of the home page’s module' },
  'page-id': { cn: '页面编号', en: 'Number of the page' },
  'product-id': { cn: '产品编号', en: 'Number of the product' },
  'publication-id': { cn: '刊物编号', en: 'Number of the publication' },
  'solution-id': { cn: '方案编号', en: 'Number of the solution' },
} as const satisfies TextTable;

/** What the words that an attribute chooses among mean. */
export const words: Readonly<Record<string, Word>> = {
  list: { cn: '列表', en: 'Rows' },
  cards: { cn: '卡片', en: 'Cards with pictures' },
  folded: { cn: '收起', en: 'Behind a button' },
  shown: { cn: '展开', en: 'Shown at once' },
  none: { cn: '不显示', en: 'None' },
  paper: { cn: '白色', en: 'Paper' },
  wash: { cn: '浅色', en: 'Tinted' },
  news: { cn: '新闻（订阅源）', en: 'News, in a feed reader' },
  events: { cn: '活动（日历）', en: 'Events, in a calendar' },
  inline: { cn: '页面内', en: 'In the page' },
  modal: { cn: '屏幕中央', en: 'In the middle' },
  'slide-in': { cn: '屏幕侧边滑入', en: 'At the side of the screen' },
};

/** What each theme is for. */
export const themeNames = {
  light: { cn: '浅色页面', en: 'For a light page' },
  dark: { cn: '深色页面', en: 'For a dark page' },
  auto: { cn: '跟随访客的系统设置', en: 'As the visitor’s system is' },
} as const satisfies Record<WidgetTheme, Word>;

/** What custom properties are for. */
export const propertyNames: Readonly<Record<string, Word>> = {
  '--vt-accent': { cn: '按钮', en: 'Buttons' },
  '--vt-accent-deep': { cn: '鼠标下的按钮', en: 'Buttons under the pointer' },
  '--vt-on-accent': { cn: '按钮文字', en: 'Text on buttons' },
  '--vt-radius': { cn: '圆角', en: 'Corners' },
  '--vt-ink': { cn: '文字', en: 'Text' },
  '--vt-soft': { cn: '次要文字', en: 'Text of less weight' },
  '--vt-mute': { cn: '提示文字', en: 'Placeholders' },
  '--vt-paper': { cn: '底色', en: 'Grounds' },
  '--vt-wash': { cn: '浅色底', en: 'Tinted grounds' },
  '--vt-night': { cn: '深色底', en: 'Dark grounds' },
  '--vt-line': { cn: '线条', en: 'Lines' },
  '--vt-field': { cn: '输入框边线', en: 'Edges of fields' },
  '--vt-danger': { cn: '错误', en: 'Errors' },
  '--vt-ok': { cn: '成功', en: 'What went well' },
  '--vt-focus': { cn: '焦点框', en: 'Ring of the focus' },
};

/** What a button or a link says, unless it is told to say something else. */
export const labels = {
  consult: { cn: '咨询我们', en: 'Talk to us' },
  watch: { cn: '观看视频', en: 'Watch the film' },
} as const satisfies TextTable;

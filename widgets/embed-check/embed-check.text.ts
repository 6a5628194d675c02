import type { TextTable } from '../../contract/text.ts';
import { findingText } from '../shared/findings.text.ts';

export const text = {
  ...findingText,
  title: { cn: '检查您的页面', en: 'Check your page' },
  lead: {
    cn: '粘贴页面的响应标头或HTML，我们会指出哪些设置会妨碍组件，以及该加哪一行。不会访问您的页面，也不会保存您粘贴的内容。',
    en: 'Paste your page’s response headers or its HTML, and read what stands in the way of our widgets, with the line that mends it. Your page is not visited, and nothing of it is kept.',
  },
  builder: { cn: '生成嵌入代码', en: 'Make the code' },
  guide: { cn: '完整的嵌入说明（英文）', en: 'All about embedding' },
  page: { cn: '您的页面', en: 'Your page' },
  headers: { cn: '响应标头', en: 'Response headers' },
  headersHint: {
    cn: '浏览器开发者工具的“网络”面板，或 curl -i 的输出，其中的HTML也会读取；只粘贴CSP也可以。',
    en: 'From the Network panel of your browser’s tools, or what curl -i prints, with the HTML in it. The policy alone will do.',
  },
  html: { cn: 'HTML', en: 'HTML' },
  htmlHint: {
    cn: '“查看网页源代码”中的全部内容，或含有我们代码的那一部分。',
    en: 'The page’s source, or the part that has our code.',
  },
  address: { cn: '页面地址（选填）', en: 'Address of the page (optional)' },
  addressHint: {
    cn: '用来核对表单能否从那里提交。',
    en: 'Tells whether forms may be sent from there.',
  },
  scripts: {
    cn: '检查需要浏览器启用脚本。也可以直接阅读嵌入说明。',
    en: 'The check needs scripts in your browser. All that it knows stands in the guide, too.',
  },
  check: { cn: '检查', en: 'Check' },
  checking: { cn: '正在检查…', en: 'Checking …' },
  nothingGiven: {
    cn: '请至少填写一项：响应标头、HTML或地址。',
    en: 'Give at least one of the three: headers, HTML or address.',
  },
  tooLong: {
    cn: '共{count}个字符，最多可检查{most}个。请只粘贴含有我们代码的部分。',
    en: 'That is {count} characters; {most} are the most that is read. Paste the part that has our code.',
  },
  badAddress: {
    cn: '这不是网址。请填写以 https:// 开头的完整地址。',
    en: 'That is no address. Give a whole one, with https:// before it.',
  },
  failed: {
    cn: '没能检查：服务器没有回应。请稍后再试。',
    en: 'It could not be checked: the server did not answer. Please try again.',
  },
  busy: {
    cn: '检查得太频繁了。请一分钟后再试。',
    en: 'That was a lot to check. Please try again in a minute.',
  },
  more: {
    cn: '另有{count}处没有列出。改好这些之后再检查一次。',
    en: '{count} more are not listed. Mend these, and check again.',
  },
  seen: {
    cn: '已读取：策略{policies}条，脚本标签{scripts}个，组件标签{tags}个。',
    en: 'What was read: policies: {policies}, script tags: {scripts}, tags of widgets: {tags}.',
  },
  ofHeader: { cn: '第{number}条策略，来自响应标头。', en: 'Policy {number}, of the headers.' },
  ofMeta: { cn: '第{number}条策略，来自 <meta> 标签。', en: 'Policy {number}, of a <meta> tag.' },
  copy: { cn: '复制', en: 'Copy' },
  copyLine: { cn: '复制：{line}', en: 'Copy: {line}' },
  copied: { cn: '已复制', en: 'Copied' },
  notCopied: {
    cn: '浏览器不允许复制。这一行已选中，请按 Ctrl+C（Mac为 ⌘C）。',
    en: 'Your browser does not allow that. The line is selected: press Ctrl+C, or ⌘C on a Mac.',
  },
  unseen: { cn: '这里看不到的', en: 'What cannot be seen from here' },
  unseenAdded: {
    cn: '代码管理器、构建工具或CDN之后才加入的脚本、标签和标头。',
    en: 'Scripts, tags and headers that a tag manager, a build or a CDN adds later.',
  },
  unseenBrowser: {
    cn: '访客的浏览器：拦截内容的扩展、被禁用的存储，或不准的时钟。',
    en: 'A visitor’s browser: extensions that block, blocked storage, a wrong clock.',
  },
  unseenNetwork: {
    cn: '公司网络：防火墙或代理可能会拦截我们的域名。',
    en: 'A company’s network: a firewall or a proxy may keep our host away.',
  },
  unseenConsole: {
    cn: '这些在您的页面上才看得到：在那里的浏览器控制台运行 vitrine.diagnose()，它会逐条说明。',
    en: 'All of that is seen on your page alone: run vitrine.diagnose() in the browser’s console there, and it says so.',
  },
} as const satisfies TextTable;

import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '把内容放到您的页面上', en: 'Put it on your own page' },
  lead: {
    cn: '选择要展示的内容，复制代码，粘贴到任何网页：不需要登录，不使用Cookie，也不影响您页面的样式。',
    en: 'Choose what to show, copy the code and paste it into any page: no account, no cookie, and nothing of your page’s styles changes.',
  },
  options: { cn: '选项', en: 'Options' },
  widget: { cn: '展示什么', en: 'What to show' },
  site: { cn: '语言', en: 'Language' },
  ofThePage: { cn: '跟随所在页面', en: 'That of the page' },
  mode: { cn: '如何出现', en: 'How it appears' },
  inline: { cn: '直接显示在页面中', en: 'Stands in the page' },
  button: { cn: '点击按钮后弹出', en: 'Over the page, by a button' },
  link: { cn: '点击链接后弹出', en: 'Over the page, by a link' },
  label: { cn: '按钮或链接上的文字', en: 'Words on the button or link' },
  labelHint: {
    cn: '内容加载之前，或浏览器不支持脚本时，显示为链接。',
    en: 'A link that stands there until the rest has come, and where there are no scripts.',
  },
  more: { cn: '更多选项', en: 'More options' },
  release: { cn: '版本', en: 'Release' },
  newest: { cn: '始终使用最新版本', en: 'Always the newest' },
  pinned: { cn: '固定为 {release}', en: 'Pinned to {release}' },
  releaseHint: {
    cn: '固定版本附带校验码，内容被改动时浏览器会拒绝运行；但不会自动获得修复。',
    en: 'A pinned release comes with its hash: a browser refuses it if it ever changed. It gets no repairs until it is pinned anew.',
  },
  colors: { cn: '颜色与圆角', en: 'Colours and corners' },
  pick: { cn: '选取颜色：{name}', en: 'Pick a colour: {name}' },
  standard: { cn: '默认', en: 'The usual one' },
  off: { cn: '否', en: 'No' },
  on: { cn: '是', en: 'Yes' },
  idHint: {
    cn: '本站对应页面地址末尾的数字。',
    en: 'The number at the end of its page’s address on this site.',
  },
  addressHint: { cn: '本站页面的路径，如 /product。', en: 'A path of this site, such as /product.' },
  unlockHint: { cn: '类型与编号，如 publication/12。', en: 'Its kind and number, such as publication/12.' },
  valuesHint: { cn: '如 {"公司名称":"ACME"}。', en: 'Such as {"Company":"ACME"}.' },
  filmHint: { cn: '以 https:// 开头的视频文件地址。', en: 'A video file’s address, with https://.' },
  show: { cn: '生成代码', en: 'Show the code' },
  code: { cn: '代码', en: 'Code' },
  html: { cn: 'HTML', en: 'HTML' },
  wordpress: { cn: 'WordPress', en: 'WordPress' },
  react: { cn: 'React', en: 'React' },
  vue: { cn: 'Vue', en: 'Vue' },
  'tag-manager': { cn: '代码管理器', en: 'Tag manager' },
  htmlNote: {
    cn: '粘贴到页面中要显示的位置。同一页面有多处时，第一行只需一次，重复也无妨。',
    en: 'Paste it where it is to stand. A page with several needs the first line once; more do no harm.',
  },
  wordpressNote: {
    cn: '在编辑器中添加“自定义HTML”区块，或切换到代码编辑器后粘贴。需要允许使用脚本的账号（通常是管理员）。',
    en: 'Add a Custom HTML block, or paste it in the code editor. It takes an account that may use scripts, usually an administrator’s.',
  },
  reactNote: {
    cn: '适用于React 19：脚本会自动放入页头，且只加载一次。',
    en: 'For React 19, which puts the script into the head, once however often the component stands in the page.',
  },
  vueNote: {
    cn: '在构建配置中声明 isCustomElement: (tag) => tag.startsWith("vt-")，Vue就不会把标签当作组件。',
    en: 'Tell the build isCustomElement: (tag) => tag.startsWith("vt-"), so that Vue takes the tag for no component of its own.',
  },
  tagManagerNote: {
    cn: '新建“自定义HTML”代码，触发条件选“DOM 就绪”。内容会出现在页面末尾；要放在别处，把 document.body 换成那里的元素。',
    en: 'A Custom HTML tag, triggered at DOM Ready. It stands at the end of the page; for another place put that element for document.body.',
  },
  copy: { cn: '复制代码', en: 'Copy the code' },
  copied: { cn: '已复制', en: 'Copied' },
  notCopied: {
    cn: '浏览器不允许复制。代码已选中，请按 Ctrl+C（Mac为 ⌘C）。',
    en: 'Your browser does not allow that. The code is selected: press Ctrl+C, or ⌘C on a Mac.',
  },
  preview: { cn: '预览', en: 'Preview' },
  previewOf: { cn: '预览：{name}', en: 'Preview: {name}' },
  showPreview: { cn: '显示预览', en: 'Show the preview' },
  previewNote: {
    cn: '预览如同在别人的页面上。其中的表单可以填写，但不会提交。',
    en: 'It is shown as a page of somebody else’s would. A form can be filled in here, and is not sent.',
  },
  before: { cn: '发布之前', en: 'Before you publish' },
  origins: {
    cn: '表单只接受已登记网站的提交。请把您页面的域名（含https://）告诉我们。',
    en: 'A form takes entries from pages that we know. Tell us your page’s origin, with https:// before it.',
  },
  policy: {
    cn: '如果您的页面有内容安全策略（CSP），请允许以下来源：',
    en: 'If your page has a Content Security Policy, it has to allow this:',
  },
  guide: { cn: '完整的嵌入说明（英文）', en: 'All about embedding' },
  unknownWidget: {
    cn: '没有名为“{value}”的内容，已改为表单。',
    en: 'There is no “{value}” to show. The form stands in its place.',
  },
  unknownSite: { cn: '本站没有“{value}”这种语言。', en: 'This site has no language “{value}”.' },
  unknownForm: {
    cn: '没有编号为{value}的表单，请从列表中选择。',
    en: 'There is no form {value}. Choose one from the list.',
  },
  badNumber: {
    cn: '“{value}”不是编号：请填写正整数，如12。',
    en: '“{value}” is no such number. Give a whole one, such as 12.',
  },
  badChoice: { cn: '没有“{value}”这个选项。', en: 'There is no choice “{value}”.' },
  badValues: {
    cn: '这不是JSON对象。请写成 {"公司名称":"ACME"} 这样。',
    en: 'That is no JSON object. Write it like {"Company":"ACME"}.',
  },
  badFilm: {
    cn: '这不是视频地址。请填写以 https:// 开头的完整地址。',
    en: 'That is no film’s address. Give a whole one, with https:// before it.',
  },
  noFilm: {
    cn: '请填写视频地址，否则没有可播放的内容。',
    en: 'Give a film’s address: without one there is nothing to play.',
  },
  badColor: {
    cn: '“{value}”不是颜色。请写成 # 加3、6或8位十六进制数，如 #0a5c36。',
    en: '“{value}” is no colour. Write # and 3, 6 or 8 hexadecimal digits, such as #0a5c36.',
  },
  badLength: { cn: '“{value}”不是长度。请写成 8px 这样。', en: '“{value}” is no length. Write it like 8px.' },
} as const satisfies TextTable;

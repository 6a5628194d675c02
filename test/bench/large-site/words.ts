/** A word or sentence in both languages. `{customer}`, `{product}`, `{place}`, `{count}` and `{share}` are filled in. */
export interface Words {
  cn: string;
  en: string;
}

export type Mark = keyof Words;

const say = (cn: string, en: string): Words => ({ cn, en });

export const places = [
  say('上海', 'Shanghai'),
  say('北京', 'Beijing'),
  say('深圳', 'Shenzhen'),
  say('杭州', 'Hangzhou'),
  say('成都', 'Chengdu'),
  say('武汉', 'Wuhan'),
  say('西安', "Xi'an"),
  say('青岛', 'Qingdao'),
  say('新加坡', 'Singapore'),
  say('伦敦', 'London'),
  say('鹿特丹', 'Rotterdam'),
  say('线上', 'Online'),
];

/** Section 9's types of events. */
export const eventTypes = [
  say('产品发布会', 'Product launch'),
  say('客户现场会', 'Customer on-site meeting'),
  say('媒体交流会', 'Media exchange'),
  say('研讨会', 'Seminar'),
  say('CIO活动', 'CIO event'),
  say('行业峰会', 'Industry summit'),
  say('领域峰会', 'Sector summit'),
  say('展会', 'Exhibition'),
];

export const resourceTypes = [
  say('产品演示', 'Product demonstration'),
  say('客户访谈', 'Customer interview'),
  say('公开课', 'Open lesson'),
  say('活动回放', 'Event replay'),
];

export const industries = [
  say('装备制造', 'Machinery'),
  say('零售消费', 'Retail'),
  say('能源电力', 'Energy'),
  say('医药健康', 'Pharma'),
  say('交通物流', 'Logistics'),
  say('建筑工程', 'Construction'),
  say('化工材料', 'Chemicals'),
  say('食品饮料', 'Food and drink'),
];

export const products = [
  say('总账', 'Ledger'),
  say('排产', 'Planning'),
  say('仓储', 'Warehouse'),
  say('采购', 'Procurement'),
  say('费控', 'Expense'),
  say('薪酬', 'Payroll'),
  say('招聘', 'Hiring'),
  say('资产', 'Assets'),
  say('质量', 'Quality'),
  say('项目', 'Projects'),
  say('预算', 'Budget'),
  say('分析', 'Insight'),
];

export const categories = [
  say('企业核心', 'Enterprise core'),
  say('人力资本', 'Human capital'),
  say('供应链', 'Supply chain'),
  say('业财分析', 'Business finance'),
  say('协同办公', 'Collaboration'),
  say('数据平台', 'Data platform'),
];

const families = [
  say('恒', 'Heron'),
  say('海', 'Harbour'),
  say('东', 'Eastern'),
  say('金', 'Golden'),
  say('华', 'Cathay'),
  say('远', 'Horizon'),
  say('瑞', 'Swift'),
  say('天', 'Skyline'),
  say('中', 'Central'),
  say('新', 'Nova'),
  say('明', 'Lumen'),
  say('和', 'Concord'),
];
const seconds = [
  say('达', 'Reach'),
  say('源', 'Source'),
  say('信', 'Trust'),
  say('泰', 'Peak'),
  say('润', 'Field'),
  say('川', 'River'),
  say('林', 'Grove'),
  say('宇', 'Dome'),
];
const trades = [
  say('重工', 'Heavy Industries'),
  say('物流', 'Logistics'),
  say('药业', 'Pharma'),
  say('电力', 'Power'),
  say('连锁', 'Stores'),
  say('建设', 'Construction'),
];

/** Customers that do not exist: a few hundred names. */
export const customers: readonly Words[] = families.flatMap((family) =>
  seconds.flatMap((second) =>
    trades.map((trade) => say(family.cn + second.cn + trade.cn, `${family.en} ${second.en} ${trade.en}`)),
  ),
);

export const people = [
  say('沈亦航', 'Shen Yihang'),
  say('贺岚', 'He Lan'),
  say('许庭兰', 'Xu Tinglan'),
  say('陆知行', 'Lu Zhixing'),
  say('顾清和', 'Gu Qinghe'),
  say('周慕白', 'Zhou Mubai'),
];

export const headlines = [
  say('{customer}的{product}上线', '{customer} goes live with {product}'),
  say('{customer}用{product}把月结缩短到{count}天', '{customer} closes its month in {count} days with {product}'),
  say('{product}新版本：{count}处改进', '{product} has a new release with {count} improvements'),
  say('{place}服务中心启用', 'A service centre opens in {place}'),
  say('{customer}：从{share}%到全部自动', '{customer}: from {share}% to fully automatic'),
  say('走进{customer}', 'A visit to {customer}'),
  say('{product}与{customer}的第{count}年', 'Year {count} of {product} at {customer}'),
  say('{place}的{count}家企业谈{product}', '{count} companies of {place} on {product}'),
];

export const sentences = [
  say(
    '项目的关键决定只有一条：不再由财务补录凭证。',
    'One decision made the project: nobody keys vouchers in afterwards.',
  ),
  say(
    '{customer}在{place}有{count}个工厂，每个工厂有自己的算法。',
    '{customer} has {count} plants around {place}, each with its own way of counting.',
  ),
  say('上线后的第二个星期，例外降到了{share}%。', 'In the second week the exceptions fell to {share}%.'),
  say(
    '“以前我们月底才知道亏在哪。”财务总监说。',
    '“We used to learn at the end of the month where we had lost it,” says the finance director.',
  ),
  say('每一条建议都带着理由，也都可以被否决。', 'Every suggestion carries its reason, and every one may be refused.'),
  say(
    '{product}只读取它需要的字段，其他数据留在原处。',
    '{product} reads the fields it needs; all other data stay where they are.',
  ),
  say('第一批先选{count}个仓库，四个星期只看不动。', 'The first {count} warehouses only watched for four weeks.'),
  say(
    '三十家公司有三十种口径，合并从来不是算术问题。',
    'Thirty companies had thirty definitions; consolidation was never about arithmetic.',
  ),
  say(
    '数据从签收的那一刻开始，而不是从录入开始。',
    'The data begin when the goods are signed for, not when someone types.',
  ),
  say('班组长用手机报工，平均只要{count}秒。', 'Team leaders report from a phone, in {count} seconds on average.'),
  say('对账争议每月从{share}起降到个位数。', 'Disputes fell from {share} a month to a handful.'),
  say('这件事的难处不在系统，在于谁来说“可以”。', 'The hard part was not the system but who says yes.'),
  say(
    '{place}的团队用了两个周末完成切换，没有停过一班。',
    'The team in {place} switched over in two weekends without losing a shift.',
  ),
  say(
    '预算与执行写在同一张表里，差异当天就能看到。',
    'Budget and actuals stand in one table, so a gap is seen the same day.',
  ),
  say('供应商第一次知道自己为什么得了这个分数。', 'For the first time suppliers can see why they got their score.'),
  say(
    '审计师只抽查了{count}张单据，四次点击就到原件。',
    'The auditors sampled {count} documents, each four clicks from the figure.',
  ),
  say(
    '旧系统没有被关掉，它先变成了一份只读的档案。',
    'The old system was not switched off; first it became a read-only archive.',
  ),
  say('一年之后，{customer}把同样的做法带到了{place}。', 'A year later {customer} took the same method to {place}.'),
  say(
    '计划员说，最大的变化是晚上不再接电话。',
    'The planners say the greatest change is that nobody rings them at night.',
  ),
  say('在{product}里，一次变更会通知每一个受影响的人。', 'In {product} a change tells everyone whom it touches.'),
];

export const subheads = [
  say('背景', 'Background'),
  say('难题', 'The trouble'),
  say('做法', 'What was done'),
  say('结果', 'What came of it'),
  say('下一步', 'What comes next'),
];

export const points = [
  say('自动入账比例：从{share}%到96%', 'Posted automatically: from {share}% to 96%'),
  say('月结时间：从十二天到{count}天', 'Month-end: from twelve days to {count}'),
  say('在制品：下降{share}%', 'Work in progress: down {share}%'),
  say('准时交付：{share}%', 'Delivered on time: {share}%'),
];

export const labels = [
  say('客户,{product}', 'Customers,{product}'),
  say('产品,发布', 'Products,Releases'),
  say('公司', 'Company'),
  say('{place},活动', '{place},Events'),
];

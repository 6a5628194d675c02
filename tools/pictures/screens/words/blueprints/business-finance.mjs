import { weeks } from './weeks.mjs';

export const blueprints = {
  finance: {
    process: {
      flow: [
        ['业务单据 | Document', '订单、运单、报工 | Order, waybill, report'],
        ['规则引擎 | Rules', '会计可读 | In plain terms'],
        ['明细账 | Sub-ledger', '多维度 | By dimension'],
        ['总账 | Ledger', '多准则 | Several standards'],
        ['例外 | Exceptions', '财务只看这里 | All finance reviews'],
        ['每日关账 | Daily close', '22:00'],
        ['合并 | Consolidate', '自动抵销 | Eliminated'],
        ['报表 | Reports', '可下钻 | Drill down'],
      ],
      mark: 4,
    },
    data: {
      star: {
        middle: '科目 | Account',
        around: [
          ['公司 | Company', '31 家 | 31 entities'],
          ['部门 | Department', '来自核心人事 | From Core HR'],
          ['产品 | Product', '与物料同源 | Same as items'],
          ['渠道 | Channel', '门店、电商 | Store, online'],
          ['线路与项目 | Route, project', '日损益 | Daily result'],
          ['往来单位 | Counterparty', '客户、供应商 | Customer, supplier'],
        ],
        mark: 4,
      },
    },
    road: {
      gantt: {
        axis: ['20 天 | Day 20', '40 天 | Day 40', '60 天 | Day 60', '80 天 | Day 80', '100 天 | Day 100'],
        rows: [
          ['科目与维度 | Accounts', 0, 1.1, 'd', '口径确认 | Agreed'],
          ['入账规则 | Posting rules', 0.7, 1.5, 'm', '126 条 | 126 rules'],
          ['期初余额 | Balances', 1.8, 1, 'p', '核对 | Checked'],
          ['双轨月结 | Parallel closes', 2.6, 1.6, 'd', '逐笔比对 | Line by line'],
          ['独立月结 | First close', 4.2, 0.7, '!', '三天 | 3 days'],
        ],
      },
    },
  },
  expense: {
    process: {
      flow: [
        ['预算 | Budget', '部门与项目 | Department, project'],
        ['申请 | Request', '即时冻结 | Held at once'],
        ['预订 | Book', '公司支付 | Company pays'],
        ['出行 | Travel', '标准提示 | Policy as a hint'],
        ['拍照 | Photograph', '两秒查验 | Two seconds'],
        ['智能审单 | Audit', '只看3% | Only the odd 3%'],
        ['入账 | Post', '自动凭证 | By rule'],
        ['到账 | Paid', '次日 | Next day'],
      ],
      mark: 5,
    },
    road: {
      gantt: {
        axis: weeks(['1–2', '3–4', '5–6', '7–8']),
        rows: [
          ['制度梳理 | Policy', 0, 1, 'd', '六十页变四十条 | 60 pages, 40 rules'],
          ['预算导入 | Budgets', 0.6, 0.9, 'm', '部门与项目 | By department'],
          ['试点部门 | Pilot', 1.3, 1.3, 'p', '两个团队 | Two teams'],
          ['对接账务 | Ledger link', 2, 1.2, 'd', '自动凭证 | Vouchers'],
          ['全员上线 | Everyone', 3.2, 0.8, '!', ''],
        ],
      },
    },
  },
  insight: {
    data: {
      star: {
        middle: '指标 | Metric',
        around: [
          ['定义 | Definition', '唯一、有版本 | One, with versions'],
          ['负责人 | Owner', '一人 | One person'],
          ['维度 | Dimensions', '门店、品类、日 | Store, category, day'],
          ['目标 | Target', '年、月、周 | Year, month, week'],
          ['来源单据 | Source', '可下钻 | Drill down'],
          ['异常规则 | Anomaly', '区间与原因 | Range, reasons'],
        ],
        mark: 0,
      },
    },
    process: {
      flow: [
        ['业务账 | Books', '不搬数据 | Nothing copied'],
        ['指标层 | Metrics', '统一口径 | One definition'],
        ['岗位首页 | Home', '二十二个 | Twenty-two'],
        ['异常 | Anomaly', '附三个原因 | Three reasons'],
        ['派单 | Assign', '当天认领 | Same day'],
        ['处理 | Act', '回到单据 | At the document'],
        ['会议 | Meeting', '只谈决定 | Decisions only'],
        ['纪要 | Minutes', '与指标相连 | Tied to metrics'],
      ],
      mark: 3,
    },
  },
};

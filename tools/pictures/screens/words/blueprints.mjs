/** What each product's blueprints say, in the order of its tabs: a flow, entities around a middle, or phases over weeks. */
const weeks = (list) => list.map((week) => `第${week}周 | Week ${week}`);

export const blueprints = {
  production: {
    process: {
      flow: [
        ['销售订单 | Sales order', '承诺日期 | Promised date'],
        ['主计划 | Master plan', '多工厂一次运算 | All plants, one run'],
        ['有限排程 | Schedule', '精确到分钟 | To the minute'],
        ['齐套检查 | Parts check', '提前七天 | Seven days ahead'],
        ['派工 | Dispatch', '按班组与资质 | By team and skill'],
        ['报工与首件 | Report, first piece', '扫码即记账 | A scan posts it'],
        ['质检 | Inspection', '抽样随历史 | Follows history'],
        ['完工入库 | Receipt', '当天见成本 | Cost the same day'],
      ],
      mark: 2,
    },
    data: {
      star: {
        middle: '物料 | Item',
        around: [
          ['物料清单 | Bill of materials', '版本与生效日 | Version, valid from'],
          ['工艺路线 | Routing', '工序与工时 | Steps and hours'],
          ['设备与模具 | Machines, molds', '能力与日历 | Capacity, calendar'],
          ['班组与资质 | Teams and skills', '来自核心人事 | From Core HR'],
          ['供应商 | Suppliers', '交期与不良率 | Lead time, defects'],
          ['仓位与批次 | Locations, batches', '来自仓储物流 | From Warehouse'],
          ['检验计划 | Inspection plan', '项目与抽样 | Points and sample'],
          ['成本要素 | Cost elements', '料、工、费 | Material, labor, rest'],
        ],
        mark: 1,
      },
    },
    road: {
      gantt: {
        axis: weeks(['1–4', '5–8', '9–12', '13–16', '17–20', '21–24']),
        rows: [
          ['主数据清理 | Master data', 0, 2.25, 'd', '一物一码 | One code per item'],
          ['报工上线 | Reporting', 1.6, 1.5, 'm', '试点车间 | Pilot hall'],
          ['排程并行 | Parallel run', 2.6, 1.5, 'p', '双轨 | Side by side'],
          ['切换 | Switch', 4, 0.5, '!', ''],
          ['推广 | Roll-out', 4.4, 1.6, 'k', '其余车间 | Other halls'],
        ],
      },
    },
  },
  projects: {
    process: {
      flow: [
        ['投标清单 | Bid list', '同一套编码 | One code'],
        ['目标成本 | Target cost', '到工作包 | By package'],
        ['合同与分包 | Contracts', '额度占用 | Reserved'],
        ['已完工作量 | Work done', '现场手机报 | Reported by phone'],
        ['签证与变更 | Change orders', '先有价再施工 | Priced before built'],
        ['竣工预测 | Forecast', '每周滚动 | Rolls weekly'],
        ['分包确认 | Confirmation', '按月双签 | Signed monthly'],
        ['竣工结算 | Settlement', '无须重编 | Nothing recoded'],
      ],
      mark: 4,
    },
    data: {
      star: {
        middle: '工作包 | Package',
        around: [
          ['预算 | Budget', '四本账之一 | Ledger one'],
          ['承诺 | Committed', '合同与订单 | Contracts, orders'],
          ['实际 | Actual', '发票与工时 | Invoices, hours'],
          ['预测 | Forecast', '按已完工作量 | From work done'],
          ['进度节点 | Milestones', '网络计划 | Network plan'],
          ['人员与设备 | People, plant', '跨项目日历 | One calendar'],
        ],
        mark: 3,
      },
    },
  },
  assets: {
    life: {
      flow: [
        ['规划与采购 | Plan and buy', '技术协议 | Specification'],
        ['安装调试 | Install', '电子履历开始 | History starts'],
        ['转固 | Capitalize', '资料同步 | Papers in step'],
        ['运行 | Operate', '点检与状态 | Rounds, condition'],
        ['检修 | Maintain', '按窗口与寿命 | By window and age'],
        ['技改 | Upgrade', '先算回报 | Return first'],
        ['调拨 | Move', '跨场站 | Between sites'],
        ['退役处置 | Retire', '依据留存 | Grounds kept'],
      ],
      mark: 4,
    },
    process: {
      flow: [
        ['触发 | Trigger', '时间、里程、状态 | Time, use, condition'],
        ['工单 | Order', '工序与备件 | Steps and spares'],
        ['窗口 | Window', '天气与电价 | Weather, power price'],
        ['派单 | Assign', '资质与路线 | Skill and route'],
        ['现场作业 | On site', '离线可用 | Works offline'],
        ['验收 | Accept', '照片与签字 | Photos, signature'],
        ['归集费用 | Cost', '一机一账 | Book per machine'],
        ['更新履历 | History', '下次时间 | Next date set'],
      ],
      mark: 2,
    },
  },
  'core-hr': {
    data: {
      star: {
        middle: '人员 | Person',
        around: [
          ['组织 | Structure', '带生效日 | With dates'],
          ['岗位与编制 | Positions', '按预算 | Within budget'],
          ['合同 | Contract', '到期预警 | Warns before it ends'],
          ['证照 | Permits', '高空、健康、驾驶 | Health, driving'],
          ['账号与权限 | Access', '随异动变更 | Moves with people'],
          ['工资关系 | Payroll link', '供薪酬订阅 | Subscribed by Pay'],
        ],
        mark: 2,
      },
    },
    process: {
      flow: [
        ['入职 | Hire', '扫码填报 | By phone'],
        ['试用 | Probation', '店长评价 | Manager’s review'],
        ['转正 | Confirm', '合同续签 | Contract renewed'],
        ['调动 | Transfer', '到日生效 | On its day'],
        ['借调 | Loan', '跨店支援 | Between stores'],
        ['离职 | Exit', '交接清单 | Handover list'],
        ['归档 | Archive', '电子卷宗 | Electronic file'],
        ['返聘 | Rehire', '沿用工号 | Same number'],
      ],
      mark: 3,
    },
  },
  'pay-time': {
    process: {
      flow: [
        ['需求预测 | Demand', '每半小时 | By the half hour'],
        ['排班 | Schedule', '资质与疲劳 | Skills and rest'],
        ['打卡 | Clock', '门禁、手机 | Gate, phone'],
        ['异常清零 | Exceptions', '当天处理 | Same day'],
        ['封账 | Cutoff', '每月最后一天 | Last day of month'],
        ['算薪 | Payroll run', '规则即公式 | Rules as formulas'],
        ['复核 | Review', '与上月比对 | Against last month'],
        ['发放 | Payment', '封账后46小时 | 46 h after cutoff'],
      ],
      mark: 3,
    },
    road: {
      gantt: {
        axis: ['第1月 | Month 1', '第2月 | Month 2', '第3月 | Month 3', '第4月 | Month 4'],
        rows: [
          ['规则梳理 | Rules', 0, 0.8, 'd', '十九类班制 | 19 shift types'],
          ['历史数据 | History', 0.4, 0.9, 'm', '三年考勤 | Three years'],
          ['并行试算 | Parallel runs', 1, 2, 'p', '连续三个月，比对到分 | Three months, to the cent'],
          ['正式发薪 | First payday', 3, 0.5, '!', ''],
          ['陪跑 | Support', 3.2, 0.8, 'k', '现场 | On site'],
        ],
      },
    },
  },
  talent: {
    data: {
      star: {
        middle: '人才 | Talent',
        around: [
          ['绩效 | Performance', '目标与反馈 | Goals, feedback'],
          ['能力 | Skills', '技能矩阵 | Skill matrix'],
          ['经历 | Record', '项目与轮岗 | Projects, moves'],
          ['关键岗位 | Critical roles', '风险与继任 | Risk, successors'],
          ['意愿 | Wishes', '方向与地点 | Path and place'],
          ['学习 | Learning', '按岗位生成 | By role'],
        ],
        mark: 3,
      },
    },
    road: {
      gantt: {
        axis: ['第一季度 | Q1', '第二季度 | Q2', '第三季度 | Q3', '第四季度 | Q4'],
        rows: [
          ['目标 | Goals', 0, 0.8, 'd', '上下对齐 | Aligned'],
          ['持续反馈 | Feedback', 0, 4, 'p', '每周十分钟 | Ten minutes a week'],
          ['年中盘点 | Review', 1.6, 0.8, '!', '九宫格 | Nine-box'],
          ['继任计划 | Succession', 2.4, 1, 'm', '每岗两人 | Two per role'],
          ['晋升与预算 | Promotion', 3.2, 0.8, 'k', '编制 | Headcount'],
        ],
      },
    },
  },
  procurement: {
    process: {
      flow: [
        ['需求 | Request', '工厂提报 | From the plant'],
        ['归并 | Bundle', '相同物料 | Like items'],
        ['寻源 | Source', '询比价、竞价 | Quotes, auctions'],
        ['定标 | Award', '过程留痕 | Grounds kept'],
        ['合同 | Contract', '阶梯价 | Stepped price'],
        ['订单 | Order', '自动带价 | Price applied'],
        ['收货 | Receive', '预约与质检 | Slot, inspection'],
        ['付款 | Pay', '三方匹配 | Three-way match'],
      ],
      mark: 3,
    },
    category: {
      star: {
        middle: '品类 | Category',
        around: [
          ['支出 | Spend', '谁、买了什么 | Who bought what'],
          ['物料组 | Item groups', '统一编码 | One code'],
          ['供应商池 | Suppliers', '准入与评分 | Approval, score'],
          ['价格 | Prices', '历史与指数 | History, index'],
          ['策略 | Strategy', '统谈或自采 | Group or local'],
          ['框架协议 | Frameworks', '额度与到期 | Volume, end date'],
        ],
        mark: 4,
      },
    },
    road: {
      gantt: {
        axis: weeks(['1–4', '5–8', '9–12', '13–16', '17–20']),
        rows: [
          ['第一批：间接物料 | Wave 1: indirect', 0, 1.6, 'd', '目录上架 | Catalog'],
          ['供应商入驻 | Suppliers join', 0.8, 2, 'm', '免费 | Free for them'],
          ['第二批：备件 | Wave 2: spares', 1.8, 1.5, '!', '框架协议 | Frameworks'],
          ['第三批：直接物料 | Wave 3: direct', 3, 1.4, 'd', '预测共享 | Forecasts'],
          ['应付对接 | Payables', 3.8, 1.2, 'k', '三方匹配 | Matching'],
        ],
      },
    },
  },
  'supplier-network': {
    process: {
      flow: [
        ['预测 | Forecast', '滚动十三周 | Thirteen weeks'],
        ['订单 | Order', '确认、改期 | Confirm, reschedule'],
        ['备货 | Prepare', '进度可见 | Progress visible'],
        ['预约送货 | Booking', '道口与时窗 | Dock and time'],
        ['在途 | In transit', '到达前提醒 | Alert before arrival'],
        ['扫码收货 | Receive', '电子送货单 | Electronic note'],
        ['质量闭环 | Quality', '两天 | Two days'],
        ['对账开票 | Invoice', '无争议 | No dispute'],
      ],
      mark: 3,
    },
    data: {
      star: {
        middle: '供应商 | Supplier',
        around: [
          ['资质 | Papers', '到期即冻结 | Frozen on expiry'],
          ['联系人 | Contacts', '手机号登录 | Mobile number'],
          ['供货目录 | Catalog', '物料与产能 | Items, capacity'],
          ['绩效评分 | Score', '公式公开 | Open formula'],
          ['质量档案 | Quality file', '按批追溯 | By batch'],
          ['银行账户 | Bank account', '双人复核 | Two-person check'],
        ],
        mark: 0,
      },
    },
  },
  warehouse: {
    network: {
      star: {
        middle: '中心仓 | Hub',
        around: [
          ['冷冻库 | Freezer', '−22 °C · 4,200 位 | −22 °C · 4,200 slots'],
          ['冷藏库 | Cold store', '2–8 °C · 6,800 位 | 2–8 °C · 6,800 slots'],
          ['常温库 | Ambient', '9,600 位 | 9,600 slots'],
          ['越库分拨 | Cross-dock', '停留2小时内 | Under two hours'],
          ['前置仓 | Forward stores', '31 座 | 31 sites'],
          ['门店 | Stores', '每日两配 | Twice a day'],
        ],
        mark: 0,
      },
    },
    process: {
      flow: [
        ['预约 | Slot', '按时窗放行 | By time slot'],
        ['收货 | Receive', '批号与温度 | Batch, temperature'],
        ['上架 | Put away', '热度与效期 | Turnover, expiry'],
        ['波次 | Wave', '路径最短 | Shortest route'],
        ['拣选 | Pick', '语音作业 | By voice'],
        ['复核 | Check', '双重确认 | Twice'],
        ['装车 | Load', '按卸货顺序 | In unloading order'],
        ['循环盘点 | Count', '不停线 | Without stopping'],
      ],
      mark: 7,
    },
  },
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

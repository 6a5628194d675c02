/** The screens of finance, expense and insight. */
export const businessFinance = {
  finance: {
    ground: 'night',
    name: '财务核算 | Finance',
    crumb: '川屿物流 · 3月结账 | Chuanyu Logistics · March close',
    person: '贺 | HL',
    main: {
      title: '试算平衡，千元 | Trial balance, CNY k',
      cols: '1 2.3 1.5r 1.5r',
      narrow: [1, 2, 3],
      head: ['科目 | No.', '名称 | Account', '借方 | Debit', '贷方 | Credit'],
      rows: [
        ['1002', '银行存款 | Bank', '48,216', ''],
        ['1122', '应收账款 | Receivables', '96,540', ''],
        ['2202', '应付账款 | Payables', '', '113,293'],
        ['6001', '运输收入 | Freight revenue', '', '182,470'],
        ['6401', '运输成本 | Freight cost', '139,702', ''],
        ['6602', '管理费用 | Administrative', '11,305', ''],
      ],
      foot: '凭证 41,208 张，其中规则自动入账 40,967 张。 | 41,208 vouchers, 40,967 of them posted by rule.',
    },
    side: {
      title: '结账：第二天 | Close: day two',
      steps: [
        ['业务截止 | Cut-off', '4月1日 00:00 | 1 Apr 00:00', 'done'],
        ['往来对平 | Intercompany', '31 家，差异 0 | 31 entities, 0 off', 'done'],
        ['成本分摊 | Allocation', '剩 3 条线路 | 3 routes left', 'now'],
        ['合并报表 | Consolidation', '4月3日 | 3 Apr', ''],
      ],
    },
    details: {
      route: {
        title: '线路日损益，元 | Profit by route and day, CNY',
        cols: '2.2 1.2r 1.2r 1.2r',
        head: ['线路 | Route', '收入 | Revenue', '成本 | Cost', '毛利 | Margin'],
        rows: [
          ['宁波 → 上海 | Ningbo → Shanghai', '86,400', '71,950', '14,450'],
          ['宁波 → 武汉 | Ningbo → Wuhan', '64,200', '58,310', '5,890'],
          ['宁波 → 温州 | Ningbo → Wenzhou', '41,800', '43,120', '!−1,320'],
          ['宁波 → 合肥 | Ningbo → Hefei', '72,600', '60,840', '11,760'],
        ],
      },
      rules: {
        title: '入账规则：运单签收 | Posting rule: delivery signed',
        per: 3,
        mark: 4,
        flow: [
          ['签收 | Signed', '照片与时间 | Photo and time'],
          ['计价 | Priced', '合同条款 | By contract'],
          ['确认收入 | Revenue', '6001 / 1122'],
          ['归集成本 | Cost', '油、路桥、人 | Fuel, tolls, crew'],
          ['例外：无油票 | No fuel bill', '转人工 | To a person'],
          ['当日损益 | Daily result', '22:00'],
        ],
      },
      cash: {
        title: '十三周资金，百万元 | Thirteen weeks of cash, CNY m',
        bars: {
          labels: ['14', '16', '18', '20', '22', '24', '26'],
          values: [42, 38, 31, 19, 26, 34, 40],
          mark: 3,
          ticks: [0, 20, 40],
          max: 50,
          show: ['42', '38', '31', '19', '26', '34', '40'],
        },
        foot: '第20周低于25的警戒线：可提前回收两笔应收。 | Week 20 drops below 25; two receivables can be collected early.',
      },
    },
  },
  expense: {
    ground: 'mist',
    name: '费控 | Expense',
    crumb: '棠里服饰 · 华南销售 | Tangli Apparel · South sales',
    person: '许 | XT',
    main: {
      title: '报销单 EX-2209 | Claim EX-2209',
      cols: '1.3 2.4 1.3r 1.6r',
      narrow: [1, 2, 3],
      head: ['日期 | Date', '费用 | Expense', '金额，元 | CNY', '核对 | Check'],
      rows: [
        ['3月4日 | 4 Mar', '广州—杭州 高铁 | Rail, Guangzhou', '788.00', '#行程一致 | #Matches trip'],
        ['3月4日 | 4 Mar', '酒店 2晚 | Hotel, two nights', '960.00', '#标准内 | #In policy'],
        ['3月5日 | 5 Mar', '客户午餐 4人 | Client lunch, four', '412.00', '#标准内 | #In policy'],
        ['3月5日 | 5 Mar', '出租车 | Taxi', '86.50', '#!发票重复 | #!Duplicate'],
        ['3月6日 | 6 Mar', '杭州—广州 高铁 | Rail, Hangzhou', '788.00', '#行程一致 | #Matches trip'],
      ],
      foot: '其余四笔已通过，明日到账 2,948.00 元。 | The other four are approved; CNY 2,948.00 is paid tomorrow.',
    },
    side: {
      title: '预算余额 | Budget left',
      figures: [
        ['18.2万 | ¥182k', '差旅 | Travel', '全年 60万 | Of 600k a year'],
        ['6.4万 | ¥64k', '招待 | Entertaining', '全年 15万 | Of 150k a year'],
        ['3.1万 | ¥31k', '在途申请 | Requested', '已冻结 | Held'],
      ],
    },
    details: {
      trip: {
        title: '出差申请：新加坡 | Trip request: Singapore',
        note: [
          [
            '机票 2,860元，在标准内 | Flight CNY 2,860, within policy',
            '公司直接支付，您无须垫付。 | Paid by the company; you pay nothing upfront.',
          ],
          [
            '!酒店超标 120元/晚 | !Hotel CNY 120 a night over policy',
            '展会周房价上浮，请写一句说明。 | Rates rise during the trade show; add a short reason.',
          ],
        ],
      },
      share: {
        title: '费用构成：第一季度 | Spending: first quarter',
        middle: ['128万 | ¥1.28m', '合计 | Total'],
        ring: [
          ['差旅 | Travel', 0.46, '46%', 'd'],
          ['招待 | Entertaining', 0.18, '18%', 'm'],
          ['油费路桥 | Fuel, tolls', 0.21, '21%', 'p'],
          ['超标 | Over policy', 0.04, '4%', '!'],
          ['其他 | Other', 0.11, '11%', 'k'],
        ],
      },
      speed: {
        title: '从交单到到账，天 | From claim to payment, days',
        bars: {
          labels: ['10月 | Oct', '11月 | Nov', '12月 | Dec', '1月 | Jan', '2月 | Feb', '3月 | Mar'],
          values: [14, 12, 9, 5, 2, 1],
          mark: 5,
          ticks: [0, 5, 10, 15],
          max: 17,
          show: ['14', '12', '9', '5', '2', '1'],
        },
      },
    },
  },
  insight: {
    ground: 'wash',
    name: '经营分析 | Insight',
    crumb: '南栀集市 · 昨日 | Nanzhi Market · yesterday',
    person: '唐 | TW',
    main: {
      title: '损耗率，% | Waste, % of sales',
      bars: {
        labels: ['叶菜 | Greens', '水果 | Fruit', '水产 | Fish', '烘焙 | Bakery', '乳品 | Dairy', '肉禽 | Meat'],
        values: [
          [5.4, 4.8],
          [4.2, 3.7],
          [6.1, 7.9],
          [3.8, 3.1],
          [1.6, 1.4],
          [2.9, 2.6],
        ],
        mark: 2,
        ticks: [0, 2, 4, 6, 8],
        max: 9.2,
        show: ['', '', '+1.8', '', '', ''],
      },
      foot: '浅色为上周同日，深色为昨日。 | Pale: same day last week. Dark: yesterday.',
    },
    side: {
      title: '水产：三个原因 | Fish: three reasons',
      list: [
        ['1', '到货晚两小时 | Two hours late', '冷藏车改道 | Truck rerouted', '+0.9'],
        ['2', '十一店多订 | 11 over-ordered', '促销取消 | Promo canceled', '+0.6'],
        ['3', '冰量不足 | Too little ice', '3家新店 | Three new stores', '+0.3'],
        ['→', '已派单 | Assigned', '阮晴，今日10:00 | Ruan Qing, today', '11'],
      ],
    },
    details: {
      dictionary: {
        title: '指标字典 | Metrics dictionary',
        cols: '1.6 2.6 1.3r',
        head: ['指标 | Metric', '定义 | Definition', '负责人 | Owner'],
        rows: [
          ['净销售额 | Net sales', '实收减退货，不含税 | Receipts less returns, before tax', '贺岚 | He Lan'],
          ['损耗率 | Waste rate', '报损与盘亏 ÷ 销售额 | Write-offs and losses ÷ sales', '!唐苇 | !Tang Wei'],
          ['准时率 | On time', '按承诺日交付的行数 | Lines shipped by promised date', '邵江流 | Shao J.'],
          ['人效 | Output', '净销售额 ÷ 工时 | Net sales ÷ hours', '许听澜 | Xu T.'],
        ],
      },
      drill: {
        title: '四次点击回到单据 | Four clicks to the source',
        per: 2,
        mark: 3,
        flow: [
          ['毛利 | Margin', '18.2%，低1.1 | 18.2%, 1.1 down'],
          ['浙南 | South Zhejiang', '占差异七成 | 70% of it'],
          ['温州线 | Wenzhou', '3月18日 | 18 March'],
          ['运单 77120 | Waybill 77120', '空驶返程 | Returned empty'],
        ],
      },
      unit: {
        title: '度电成本，元 | Cost per kWh, CNY',
        trend: {
          labels: ['第一季 | Q1', '第二季 | Q2', '第三季 | Q3', '第四季 | Q4', '今年 | Now'],
          ticks: [0, 0.05, 0.1],
          max: 0.14,
          series: [
            { name: '全场平均 | Site average', tone: 'm', values: [0.098, 0.096, 0.095, 0.093, 0.091] },
            { name: 'F-031', tone: '!', values: [0.121, 0.117, 0.11, 0.101, 0.094], say: '0.094' },
          ],
        },
      },
    },
  },
};

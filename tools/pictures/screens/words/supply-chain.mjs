/** The screens of procurement, the supplier network and the warehouse. */
export const supplyChain = {
  procurement: {
    ground: 'night',
    name: '采购云 | Procurement',
    crumb: '索伦光伏 · RFQ-0417 | Solenne Solar · RFQ-0417',
    person: '顾 | GL',
    main: {
      title: '比价：高压直流电缆 4 mm² | Quotes: DC cable, 4 mm²',
      cols: '2.2 1.2r 1.2r 1.3r',
      narrow: [0, 1, 3],
      head: ['供应商 | Supplier', '单价，元/米 | CNY per m', '交期 | Lead time', '评分 | Score'],
      rows: [
        ['安第斯线缆 | Andes Cable', '5.92', '21 天 | 21 days', '!92.4'],
        ['通源电缆 | Tongyuan', '5.78', '35 天 | 35 days', '86.1'],
        ['北岸导体 | Northbank', '6.10', '18 天 | 18 days', '84.7'],
        ['华缆科技 | Hualan', '5.85', '28 天 | 28 days', '81.3'],
        ['海特电气 | Haite', '6.34', '14 天 | 14 days', '77.9'],
      ],
      foot: '建议定标：总价第三、交期第三，质量与准时第一。 | Proposed: third on price and time, first on quality.',
    },
    side: {
      title: '定标审批 | Award approval',
      steps: [
        ['品类经理 | Category manager', '卡塔利娜 · 3月6日 | Catalina · 6 Mar', 'done'],
        ['技术评审 | Engineering', '三人一致 | Three agree', 'done'],
        ['财务 | Finance', '预算内 | In budget', 'done'],
        ['集团采购 | Group purchasing', '今日到期 | Due today', ''],
      ],
    },
    details: {
      match: {
        title: '三方匹配 | Three-way match',
        cols: '1.5 1r 1r 1r 1.3r',
        head: ['订单 | Order', '订购 | Ordered', '收货 | Received', '发票 | Invoiced', '结果 | Result'],
        rows: [
          ['PO-8812', '1,200', '1,200', '1,200', '#一致 | #Match'],
          ['PO-8815', '640', '640', '640', '#一致 | #Match'],
          ['PO-8819', '300', '288', '300', '#!差 12 | #!12 off'],
          ['PO-8824', '80', '80', '80', '#一致 | #Match'],
        ],
        foot: '差异已派给收货员，四小时内答复。 | Sent to receiving; answer due within four hours.',
      },
      bundle: {
        title: '需求归并：DN50 球阀 | Demand bundling: DN50 valve',
        bars: {
          labels: ['一厂 | Plant 1', '二厂 | Plant 2', '三厂 | Plant 3', '四厂 | Plant 4', '合并 | Bundled'],
          values: [318, 342, 296, 365, 248],
          mark: 4,
          ticks: [0, 200, 400],
          max: 440,
          show: ['¥318', '¥342', '¥296', '¥365', '¥248'],
        },
      },
      contract: {
        title: '框架协议用量 | Framework agreements',
        cols: '2.3 1.5 1r',
        head: ['协议 | Agreement', '已用 | Used', '剩余 | Left'],
        rows: [
          ['光伏支架 | Mounting frames', '%0.62', '38%'],
          ['逆变器 | Inverters', '%!0.94', '!6%'],
          ['线缆 | Cable', '%0.41', '59%'],
          ['劳保用品 | Safety gear', '%0.55', '45%'],
        ],
        foot: '逆变器额度将在五月用尽，已建议续签。 | Inverter volume runs out in May; renewal suggested.',
      },
    },
  },
  'supplier-network': {
    ground: 'mist',
    name: '供应商协同 | Supplier Network',
    crumb: '沐阳汽配 · 二号门 | Muyang Parts · gate 2',
    person: '顾 | GL',
    main: {
      title: '送货预约：周一 | Delivery bookings: Monday',
      gantt: {
        axis: ['07', '08', '09', '10', '11', '12', '13'],
        rows: [
          ['道口 1 | Dock 1', 0.1, 1.5, 'd', '恒锻 | Hengduan'],
          ['道口 2 | Dock 2', 0.8, 1.6, 'm', '冀北 | Jibei'],
          ['道口 3 | Dock 3', 1.7, 1.7, '!', '08:40'],
          ['道口 4 | Dock 4', 2.6, 1.5, 'd', '洛轴 | Luozhou'],
          ['道口 5 | Dock 5', 3.6, 1.5, 'p', '华塑 | Huasu'],
          ['道口 6 | Dock 6', 4.6, 2, 'k', '联铸 | United Cast'],
        ],
      },
      foot: '平均卸货等待十八分钟。 | Trucks wait eighteen minutes on average.',
    },
    side: {
      title: '本月评分 | Scores this month',
      cols: '2 1r',
      head: ['供应商 | Supplier', '准时 | On time'],
      rows: [
        ['恒锻 | Hengduan', '99.1%'],
        ['洛轴 | Luo Bearings', '98.4%'],
        ['联铸 | United Cast', '97.0%'],
        ['冀北弹簧 | Jibei', '95.2%'],
        ['华塑 | Huasu', '92.6%'],
      ],
      foot: '公式对供应商公开 | Open formula',
    },
    details: {
      confirm: {
        title: '订单确认 · 供应商视角 | Order confirmation, supplier view',
        cols: '1.4 1.6 1.3r 1.5r',
        head: ['订单 | Order', '交期 | Due', '数量 | Quantity', '答复 | Reply'],
        rows: [
          ['PO-6107', '4月2日 | 2 Apr', '4,800', '#确认 | #Confirm'],
          ['PO-6111', '4月4日 | 4 Apr', '12,000', '#!分两批 | #!In two lots'],
          ['PO-6118', '4月7日 | 7 Apr', '2,400', '#确认 | #Confirm'],
          ['PO-6120', '4月9日 | 9 Apr', '6,000', '#确认 | #Confirm'],
        ],
      },
      quality: {
        title: '质量闭环 QN-0382 | Quality issue QN-0382',
        steps: [
          ['收到照片与批号 | Photos and batch received', '沐阳来料检，周二10:12 | Muyang incoming, Tue 10:12', 'done'],
          ['四小时内确认 | Confirmed in four hours', '冀北弹簧，13:05 | Jibei Springs, 13:05', 'done'],
          ['原因与整改 | Cause and fix', '回火炉温漂移，换热电偶 | Furnace drift, thermocouple replaced', 'now'],
          ['验证三批后关闭 | Closed after three good batches', '计划周四 | Planned for Thursday', ''],
        ],
      },
      forecast: {
        title: '滚动预测，千件 | Rolling forecast, thousand',
        trend: {
          labels: ['第14周 | W14', '第17周 | W17', '第20周 | W20', '第23周 | W23', '第26周 | W26'],
          ticks: [0, 20, 40],
          max: 52,
          series: [
            { name: '供应商产能 | Supplier capacity', tone: 'm', dash: true, values: [36, 36, 38, 40, 40] },
            { name: '需求 | Demand', tone: '!', values: [28, 31, 35, 39, 44], say: '+4' },
          ],
        },
      },
    },
  },
  warehouse: {
    ground: 'wash',
    name: '仓储物流 | Warehouse',
    crumb: '北隅冷链 · 冷冻库 −22 °C | Beiyu Cold Chain · freezer, −22 °C',
    person: '王 | WR',
    main: {
      title: '边发货边盘点：B区 | Count while shipping: zone B',
      shelves: {
        rows: [
          ['B-01', 'dddmmpppdd'],
          ['B-02', 'mmddd-ppdd'],
          ['B-03', 'ppdd!mmddd'],
          ['B-04', 'ddd-mmmppd'],
          ['B-05', 'mmppdddd--'],
          ['B-06', 'dddmmmppdd'],
        ],
        key: [
          ['d', '账实一致 | Counted'],
          ['m', '作业中 | Picking'],
          ['p', '今晚盘 | Tonight'],
          ['!', '差 2 箱 | 2 short'],
        ],
      },
      foot: 'B-03-05已锁定，其余货位照常发货。 | B-03-05 is on hold; all other locations keep shipping.',
    },
    side: {
      title: '今日 | Today',
      figures: [
        ['1,846', '出库托盘 | Pallets out', '计划 1,900 | 1,900 planned'],
        ['99.98%', '库存准确率 | Stock accuracy', '盘点 412 位 | 412 locations counted'],
        ['0分钟 | 0 min', '停工 | Downtime', '停工盘点已取消 | No shutdown to count'],
      ],
    },
    details: {
      wave: {
        title: '波次 W-207：拣选路径 | Wave W-207: pick route',
        per: 4,
        mark: 5,
        flow: [
          ['A-12-03', '虾仁 6 箱 | Prawns, 6'],
          ['A-14-01', '鳕鱼 4 箱 | Cod, 4'],
          ['B-02-06', '牛肉 9 箱 | Beef, 9'],
          ['B-05-02', '时蔬 8 箱 | Greens, 8'],
          ['C-01-04', '米饭 12 箱 | Rice, 12'],
          ['C-03-07', '语音复核 | Voice check'],
          ['D-02-02', '装笼 | Loaded'],
          ['7号道口 | Dock 7', '16:40 装车 | Loads 16:40'],
        ],
      },
      temperature: {
        title: '温度记录，°C | Temperature record, °C',
        trend: {
          labels: ['00:00', '06:00', '12:00', '18:00', '24:00'],
          ticks: [0, 4, 8],
          max: 10,
          series: [
            { name: '上限 | Limit', tone: 'm', dash: true, values: [8, 8, 8, 8, 8] },
            { name: '冷藏车沪D-207 | Truck D-207', tone: '!', values: [3.6, 3.9, 5.4, 4.2, 3.8], say: '3.8' },
          ],
        },
      },
      expiry: {
        title: '先到期先出 | First expired, first out',
        cols: '2 1.4 1.2r 1.5r',
        head: ['品名 | Item', '批号 | Batch', '剩余 | Left', '去向 | Goes to'],
        rows: [
          ['阿托伐他汀 | Atorvastatin', 'K2207', '!46 天 | !46 days', '医院 | Hospitals'],
          ['二甲双胍 | Metformin', 'K2231', '128 天 | 128 days', '连锁药店 | Chains'],
          ['奥美拉唑 | Omeprazole', 'K2245', '203 天 | 203 days', '连锁药店 | Chains'],
          ['胰岛素 | Insulin', 'K2252', '240 天 | 240 days', '冷链仓 | Cold store'],
        ],
      },
    },
  },
};

import { weeks } from './weeks.mjs';

export const blueprints = {
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
};

/** A category of products as its call gives it. */
export const category = {
  productCategory: {
    id: 4,
    name: 'Finance',
    desc: 'The books are up to date.',
    subtitle: 'For finance teams',
    content: '<h2 id="daily">Every day</h2><p>Close.</p><h2 id="group">One group</h2><p>Post once.</p>',
    jumpBO: { jumpContentType: 'FORM', buttonTitle: 'Book a demo', formBO: { id: 7 } },
    demonstration: {
      jumpContentType: 'VIDEO',
      attachment: { files: [{ url: '/files/videos/tour.mp4', type: 'video' }] },
    },
  },
  productList: [
    { id: 11, name: 'Ledger', tagline: 'One ledger', desc: 'All standards at once.', proLogo: '/files/ledger.svg' },
    { id: 12, name: 'Expense' },
  ],
  exampleList: [],
};

/** Answers that know this category alone. */
export const categoryAnswers = {
  'GET /product-category/detail/:id': ({ params }: { params: { id: number } }) => {
    if (params.id !== category.productCategory.id) throw new Error(`There is no category ${params.id}.`);
    return category;
  },
  'POST /topNavigation/list': [{ id: 1, displayName: 'Products', navigationName: 'Products', pageAddress: '/product' }],
};

/** An operation to begin with: shown at `/docs`, and opened in GraphiQL. */
export interface Example {
  /** Name of the operation. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** An id has to be put in where it says so. */
  readonly variables?: Readonly<Record<string, unknown>>;
}

const id = (from: string) => `<id out of ${from}>`;

/** From the menu to the order, as a guest or a customer, in the order in which a frontend asks. */
export const EXAMPLES: readonly Example[] = [
  {
    name: 'Menu',
    title: 'The menu',
    text: `# Headers choose language and currency. The session is a cookie here; an app sends it as a bearer.
query Menu {
  navigation(kind: MAIN, depth: 1) {
    label
    categoryId
    link {
      path
    }
  }
}
`,
  },
  {
    name: 'Shelf',
    title: 'Products of a category, filtered and sorted',
    text: `query Shelf($categoryId: ID!, $input: ListingInput) {
  listing(categoryId: $categoryId, input: $input) {
    products {
      id
      name
      available
      path
      price {
        unit {
          formatted
        }
      }
    }
    filters {
      __typename
      key
      ... on OptionFilter {
        values {
          option {
            id
            label
          }
          selected
        }
      }
    }
    pageInfo {
      page
      total
      hasMore
    }
  }
}
`,
    variables: { categoryId: id('Menu'), input: { limit: 12 } },
  },
  {
    name: 'Product',
    title: 'A product with its variants',
    text: `query Product($id: ID!) {
  product(id: $id) {
    id
    name
    path
    variantChoices {
      group {
        id
        name
      }
      options {
        option {
          id
          label
        }
        selected
      }
    }
  }
}
`,
    variables: { id: id('Shelf') },
  },
  {
    name: 'Variant',
    title: 'The variant with the chosen options',
    text: `query Variant($productId: ID!, $options: [ID!]!) {
  variant(productId: $productId, options: $options) {
    id
    variant
    availability {
      available
    }
    purchase {
      min
      step
      max
    }
  }
}
`,
    variables: { productId: id('Product'), options: [id('Product')] },
  },
  {
    name: 'Add',
    title: 'Into the cart, once however often it is sent',
    text: `mutation Add($input: AddToCartInput!) {
  addToCart(input: $input) {
    cart {
      id
      hash
      count
      total {
        formatted
      }
      notices {
        code
        message
      }
    }
    userErrors {
      code
      message
      field
    }
  }
}
`,
    variables: { input: { productId: id('Shelf'), quantity: 1, idempotencyKey: 'made-by-the-client' } },
  },
  {
    name: 'Promotion',
    title: 'A promotion code',
    text: `mutation Promotion($input: AddPromotionCodeInput!) {
  addPromotionCode(input: $input) {
    cart {
      id
      hash
      promotions {
        id
        code
        label
        discount {
          formatted
        }
      }
      savedPromotions {
        code
        message
      }
    }
    userErrors {
      code
      message
      field
    }
  }
}
`,
    variables: { input: { code: '<a code of the shop>' } },
  },
  {
    name: 'Login',
    title: 'Log in',
    text: `mutation Login($input: LoginInput!) {
  login(input: $input) {
    session {
      id
      state
    }
    userErrors {
      code
      message
    }
  }
}
`,
    variables: { input: { email: 'anna@example.ch', password: 'kontor-demo' } },
  },
  {
    name: 'WhoAmI',
    title: 'Session and cart',
    text: `query WhoAmI {
  session {
    id
    state
    locale
    currency {
      id
      isoCode
    }
    cartCount
  }
  cart {
    id
    hash
    items {
      id
      label
      quantity
      total {
        formatted
      }
    }
    total {
      formatted
    }
  }
}
`,
  },
  {
    name: 'Guest',
    title: 'Who buys, without an account',
    text: `mutation Guest($input: IdentifyGuestInput!) {
  identifyGuest(input: $input) {
    checkout {
      id
      canOrder
      blockers {
        code
        message
      }
      cart {
        id
        hash
      }
    }
    userErrors {
      code
      message
      field
    }
  }
}
`,
    variables: {
      input: {
        firstName: 'Anna',
        lastName: 'Muster',
        email: 'anna.muster@example.com',
        billingAddress: { street: 'Seeweg 1', zipcode: '3400', city: 'Burgdorf', countryId: id('Countries') },
      },
    },
  },
  {
    name: 'Countries',
    title: 'Countries and forms of address',
    text: `query Countries {
  countries {
    id
    iso
    name
  }
  salutations {
    id
    label
  }
}
`,
  },
  {
    name: 'Checkout',
    title: 'How it travels and is paid, and what stands in the way',
    text: `query Checkout {
  checkout {
    id
    canOrder
    blockers {
      code
      message
    }
    shippingMethods {
      blocked
      price {
        formatted
      }
      method {
        id
        name
      }
    }
    paymentMethods {
      blocked
      method {
        id
        technicalName
        name
        paysElsewhere
      }
    }
    cart {
      id
      hash
      total {
        formatted
      }
    }
  }
}
`,
  },
  {
    name: 'Order',
    title: 'Order what is in the cart',
    text: `mutation Order($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order {
      id
      number
      total {
        formatted
      }
    }
    paymentUrl
    userErrors {
      code
      message
      field
    }
  }
}
`,
    variables: {
      input: { idempotencyKey: 'made-by-the-client', cartHash: '<hash of the cart>', termsAccepted: true },
    },
  },
  {
    name: 'Outcome',
    title: 'What has become of a payment',
    text: `query Outcome($orderId: ID!) {
  orderPayment(orderId: $orderId) {
    outcome
    canPay
    paid
  }
}
`,
    variables: { orderId: id('Order') },
  },
  {
    name: 'PayAgain',
    title: 'Another way to pay an order, and its payment',
    text: `mutation PayAgain($way: ChangeOrderPaymentInput!, $payment: PayOrderInput!) {
  changeOrderPayment(input: $way) {
    order {
      id
      canPay
    }
    userErrors {
      code
      message
      field
    }
  }
  payOrder(input: $payment) {
    paymentUrl
    userErrors {
      code
      message
      field
    }
  }
}
`,
    variables: {
      way: { orderId: id('Order'), paymentMethodId: id('Checkout') },
      payment: { orderId: id('Order') },
    },
  },
  {
    name: 'Orders',
    title: 'Orders and their papers',
    text: `query Orders {
  orders(limit: 5) {
    orders {
      id
      number
      status {
        label
      }
      documents {
        id
        name
        url
      }
    }
  }
}
`,
  },
  {
    name: 'Form',
    title: 'What a form asks for, and the captcha for sending it',
    text: `query Form($kind: FormKind!) {
  formFields(kind: $kind) {
    name
    label
    type
    required
    askedWith
    maxLength
    mediaTypes
  }
  captcha {
    token
    challenge
    siteKey
  }
}
`,
    variables: { kind: 'RETURN' },
  },
];

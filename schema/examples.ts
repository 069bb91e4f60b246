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
];

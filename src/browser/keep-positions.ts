import { keepPositions } from './scroll-position'

// Gatsby's router reads the history's state when its module is loaded, and at each popstate: this comes before it.
keepPositions()

import { testTemplates } from './templates'

// Each screen has a file of its own, so that two workers share them.
testTemplates('phone')

import { missingForFirefox, startFirefox } from './firefox'
import { testJourneys } from './test-journeys'

testJourneys('Firefox', missingForFirefox, startFirefox)

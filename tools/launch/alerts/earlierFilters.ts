/** The filters of earlier releases' alerts: a launch updates those alerts. A filter that you replace comes here. */
export const EARLIER_FILTERS = [
  'resource.type="cloud_run_revision" AND severity>=ERROR',
  'resource.type="cloud_run_revision" AND severity=ERROR AND jsonPayload.message=~"(joinWaitlist|submitContact|notifyOwner) failed"',
  'resource.type="cloud_run_revision" AND ((severity=ERROR AND jsonPayload.message=~"(joinWaitlist|submitContact|notifyOwner) failed") OR (severity=WARNING AND jsonPayload.message=~"(joinWaitlist|submitContact) refused" AND jsonPayload.percent>=20))',
  'resource.type="cloud_run_revision" AND ((severity=ERROR AND jsonPayload.message=~"(joinWaitlist|submitContact|notifyOwner) failed") OR (severity=WARNING AND jsonPayload.message=~"(joinWaitlist|submitContact) refused"))',
];

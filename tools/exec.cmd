@rem What a shell elsewhere has by itself: Windows finds it here, and npm's scripts begin with it. docs/decisions/0037 tells why.
@%*

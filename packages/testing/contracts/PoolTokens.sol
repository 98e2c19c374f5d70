// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

// Tokens that make a swap difficult, for local test chains. Anybody can mint them.

/// ERC-20 without return values of its own: the tokens below decide what `transfer` and `approve` give back.
abstract contract PoolTokenBase {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
    }

    function mint(address to, uint256 amount) external {
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function _approve(address owner, address spender, uint256 amount) internal {
        allowance[owner][spender] = amount;
        emit Approval(owner, spender, amount);
    }

    function _spend(address owner, address spender, uint256 amount) internal {
        uint256 allowed = allowance[owner][spender];
        require(allowed >= amount, "allowance too low");
        if (allowed != type(uint256).max) allowance[owner][spender] = allowed - amount;
    }

    function _move(address from, address to, uint256 amount) internal virtual {
        require(balanceOf[from] >= amount, "balance too low");
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }
}

/// Token with EIP-2612 permits.
contract PermitToken is PoolTokenBase {
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    mapping(address => uint256) public nonces;

    constructor(string memory name_, string memory symbol_, uint8 decimals_) PoolTokenBase(name_, symbol_, decimals_) {}

    function version() external pure returns (string memory) {
        return "1";
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        bytes32 domain = keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
        return keccak256(abi.encode(domain, keccak256(bytes(name)), keccak256("1"), block.chainid, address(this)));
    }

    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        require(block.timestamp <= deadline, "permit expired");
        bytes32 content = keccak256(abi.encode(PERMIT, owner, spender, value, nonces[owner]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), content)), v, r, s);
        require(signer != address(0) && signer == owner, "permit not signed by the owner");
        _approve(owner, spender, value);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _spend(from, msg.sender, amount);
        _move(from, to, amount);
        return true;
    }
}

/// Token like USDT: it returns nothing, and an allowance must go back to zero before it changes.
contract StrictToken is PoolTokenBase {
    constructor(string memory name_, string memory symbol_, uint8 decimals_) PoolTokenBase(name_, symbol_, decimals_) {}

    function approve(address spender, uint256 amount) external {
        require(amount == 0 || allowance[msg.sender][spender] == 0, "reset the allowance first");
        _approve(msg.sender, spender, amount);
    }

    function transfer(address to, uint256 amount) external {
        _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external {
        _spend(from, msg.sender, amount);
        _move(from, to, amount);
    }
}

/// Token that burns 1 % of every transfer, so less arrives than was sent.
contract FeeToken is PoolTokenBase {
    constructor(string memory name_, string memory symbol_, uint8 decimals_) PoolTokenBase(name_, symbol_, decimals_) {}

    function approve(address spender, uint256 amount) external returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _spend(from, msg.sender, amount);
        _move(from, to, amount);
        return true;
    }

    function _move(address from, address to, uint256 amount) internal override {
        uint256 fee = amount / 100;
        super._move(from, to, amount - fee);
        balanceOf[from] -= fee;
        totalSupply -= fee;
        emit Transfer(from, address(0), fee);
    }
}
